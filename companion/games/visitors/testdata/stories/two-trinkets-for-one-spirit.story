# An Ember and a Silver Bell are put away for one Frost: the Bell is not needed.
game visitors
players 2
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
play player1 lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
play player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
play player1 lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
wait 2s
together
take ember-1
take bell-1
take frost-1
end
	record player1 use ember-1,frost-1
wait 8s
	apart 1 pieces
	ask The Silver Bell of Player 1 is covered or gone, and nothing in the Kitchen is removed with it: lay it back.
	  expected “Silver Bell” lies with the cards of Player 1
	  seen “Silver Bell” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bell-1 @HAND-player1
wait 4s

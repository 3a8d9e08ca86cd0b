# She walks to another room, uses the wrong Trinket, swaps it back, uses the right
# one, walks on and forgets the marker.
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
lay pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @kitchen/pawns
wait 2s
take bell-1
take frost-1
wait 5s
	apart 2 pieces
	ask A Frost is only removed with a Warm Ember, not with a Silver Bell: lay both back, or take the right one.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Frost” lies on the oven in the Kitchen
	  seen “Silver Bell” is in none of its places
	  seen “Frost” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bell-1 @HAND-player1
take ember-1
	record player1 use ember-1,frost-1
wait 3s
lay pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
wait 2s
lay visit-nursery-cradle-shade @VISITS
lay shade-2 @nursery/cradle
lay bell-2 @HAND-player2
	apart 3 pieces
lay bell-3 on bell-2
wait 4s
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
	record player2 take bell-2 @HAND-player2
	record player2 take bell-3 @HAND-player2
	hint It is the turn of Player 2: the turn marker belongs there, not before Player 1.
lay turn-marker @TURN-player2
wait 2s
lay pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
wait 2s
take bell-3
take whisper-1
	record player2 use bell-3,whisper-1
wait 4s

# The second Trinket is drawn and used in the Kitchen without being laid down: it is still to be drawn, and
# counts when it has lain there.
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
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
wait 6s
lay pawn-player1 @kitchen/pawns
wait 4s
	apart 1 pieces
	hint Trinkets come first. Player 1: draw a Trinket, 2 of 2.
together
lay ember-1 @USED-trinkets
take frost-1
end
wait 12s
	ask Has Player 1 drawn a Warm Ember and used one in the Kitchen?
	- Yes
	- We put it back
lay ember-1 @HAND-player1
	apart 2 pieces
	record player1 take ember-1 @HAND-player1
wait 3s
take ember-1
	apart 3 pieces
	record player1 move pawn-player1 @kitchen/pawns
	record player1 use ember-1,frost-1
wait 4s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 4s

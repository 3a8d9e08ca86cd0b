# Player 1 draws a third Visit and only then her Trinkets. She may still act, so that it
# is not the next player's; it is put back.
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
lay visit-nursery-cradle-shade @VISITS
wait 3s
	apart 1 pieces
lay bell-1 @HAND-player1
	apart 2 pieces
wait 3s
	record player1 take bell-1 @HAND-player1
	apart 1 pieces
lay ember-1 @HAND-player1
	apart 2 pieces
	hint No more Visit card is due: put Cradle, Nursery back on the pile, and take away what it brought.
wait 3s
	record player1 take ember-1 @HAND-player1
	apart 1 pieces
	hint Player 1 may still act, and the next Visit card is due when the turn marker has been passed on: pass it, or put Cradle, Nursery back on the pile with what it brought.
lay visit-kitchen-oven-frost @VISITS
wait 3s
take visit-nursery-cradle-shade
wait 3s
wait 10s
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 3s

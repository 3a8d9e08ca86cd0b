# A third Visit is taken for the next player's when Player 1 has walked. It is put back:
# the turn of Player 1 was not over.
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
lay shade-1 @nursery/cradle
	apart 2 pieces
wait 3s
lay bell-1 @HAND-player1
	apart 3 pieces
	hint No more Visit card is due: put Cradle, Nursery back on the pile, and take away what it brought.
wait 3s
	record player1 take bell-1 @HAND-player1
	apart 2 pieces
lay ember-1 @HAND-player1
	apart 3 pieces
wait 3s
	record player1 take ember-1 @HAND-player1
	apart 2 pieces
	hint Player 1 may still act, and the next Visit card is due when the turn marker has been passed on: pass it, or put Cradle, Nursery back on the pile with what it brought.
lay pawn-player1 @library/pawns
	apart 3 pieces
wait 3s
	record player1 move pawn-player1 @library/pawns
	record player1 end
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
	hint Do not forget:
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
wait 6s
take visit-nursery-cradle-shade
wait 3s
lay visit-kitchen-oven-frost @VISITS
	hint Trinkets come first. Player 2: draw a Trinket, 1 of 2.
wait 3s
take shade-1
wait 3s

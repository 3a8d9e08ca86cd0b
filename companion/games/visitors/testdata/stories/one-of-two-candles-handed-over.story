# Player 1 has two Candles and pushes one over to Player 2, who is to draw Trinkets. It goes back, and she draws one
# from the pile. Moves: what is drawn. Never: that the Candle of Player 1 was drawn, whichever of the two it is.
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
lay visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
lay candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
lay candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
lay candle-1 @HAND-player2
wait 8s
	apart 1 pieces
	ask A Candle Stub of Player 1 is covered or gone, and one has come to Player 2. Trinkets are not given away at this table.
	- Player 2 draws a Candle Stub.
	- We put it back
lay candle-1 @HAND-player1
wait 4s
lay candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
wait 4s

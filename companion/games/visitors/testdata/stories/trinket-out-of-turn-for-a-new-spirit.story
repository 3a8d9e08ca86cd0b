# Player 2 has just laid a Shade when Player 1 takes it away with a Candle Stub.
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
play player1 take candle-2 @HAND-player1
	record player1 take candle-1 @HAND-player1
	revoke player1 take candle-1 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
wait 1s
together
take candle-2
take shade-1
end
wait 8s
	revoke player2 lay shade-1 @nursery/cradle
	hint It is the turn of Player 2, who alone uses Trinkets now: the Candle Stub goes back to Player 1, and the Shade to the Nursery.
	hint It is the turn of Player 2, who alone uses Trinkets now: the Candle Stub goes back to Player 1, and the Shade to the Nursery.
	- The camera is wrong: it lies as expected
lay candle-2 @HAND-player1
lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
wait 4s
lay bell-2 @HAND-player2
	record player2 take bell-1 @HAND-player2
lay candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
wait 4s

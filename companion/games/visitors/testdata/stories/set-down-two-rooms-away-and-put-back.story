# A character is set down two rooms away and put back after a while: nobody has walked, and all three actions are left.
game visitors
players 2
play table join tile-conservatory @M+0-1/0
	record table join tile-conservatory @M+0-1/0
play table join tile-kitchen @M-1+0/270
	record table join tile-kitchen @M-1+0/270
play table join tile-cellar @M-1-1/0
	record table join tile-cellar @M-1-1/0
play table join tile-bathhouse @M+1-1/90
	record table join tile-bathhouse @M+1-1/90
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-conservatory-iron-bench-shade @VISITS
	record player1 visit visit-conservatory-iron-bench-shade @VISITS
play player1 lay shade-1 @conservatory/iron-bench
	record player1 lay shade-1 @conservatory/iron-bench
play player1 visit visit-bathhouse-grating-shade @VISITS
	record player1 visit visit-bathhouse-grating-shade @VISITS
play player1 lay shade-2 @bathhouse/grating
	record player1 lay shade-2 @bathhouse/grating
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-cellar-drain-whisper @VISITS
	record player2 visit visit-cellar-drain-whisper @VISITS
play player2 lay whisper-1 @cellar/drain
	record player2 lay whisper-1 @cellar/drain
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-kitchen-sink-frost @VISITS
	record player1 visit visit-kitchen-sink-frost @VISITS
play player1 lay frost-1 @kitchen/sink
	record player1 lay frost-1 @kitchen/sink
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 take candle-3 @HAND-player1
	record player1 take candle-3 @HAND-player1
lay pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @kitchen/pawns
	record player1 move pawn-player1 @foyer/pawns
wait 6s
lay pawn-player1 @cellar/pawns
	revoke player1 move pawn-player1 @foyer/pawns
	revoke player1 move pawn-player1 @kitchen/pawns
wait 2s
take candle-1
wait 3s
	apart 1 pieces
take shade-1
	apart 2 pieces
wait 6s
	ask Player 1 is not in the Conservatory: a Candle Stub works only in the room where its player stands.
	  expected “Candle Stub” lies with the cards of Player 1
	  expected “Shade” lies on the iron bench in the Conservatory
	  seen “Candle Stub” is in none of its places
	  seen “Shade” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move

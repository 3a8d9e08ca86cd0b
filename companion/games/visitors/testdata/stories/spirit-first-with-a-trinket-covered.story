# A Trinket lies covered when another one is discarded. A spirit is taken away before the Trinket that removes it: the covered
# one was not the one discarded.
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
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-cellar-drain-whisper @VISITS
	record player2 visit visit-cellar-drain-whisper @VISITS
play player2 lay whisper-1 @cellar/drain
	record player2 lay whisper-1 @cellar/drain
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-kitchen-sink-frost @VISITS
	record player1 visit visit-kitchen-sink-frost @VISITS
play player1 lay frost-1 @kitchen/sink
	record player1 lay frost-1 @kitchen/sink
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-bathhouse-boiler-shade @VISITS
	record player2 visit visit-bathhouse-boiler-shade @VISITS
play player2 lay shade-3 @bathhouse/boiler
	record player2 lay shade-3 @bathhouse/boiler
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-cellar-cask-whisper @VISITS
	record player1 visit visit-cellar-cask-whisper @VISITS
play player1 lay whisper-2 @cellar/cask
	record player1 lay whisper-2 @cellar/cask
play player1 take candle-4 @HAND-player1
	record player1 take candle-4 @HAND-player1
lay bell-2 on vessel-1
	record player1 take bell-2 @HAND-player1
wait 3s
take ember-1
	record player1 drop ember-1
wait 1s
take candle-4
	record player1 drop candle-4
wait 1s
lay pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
wait 2s
take shade-2
wait 2s
	apart 1 pieces
lay pawn-player1 @bathhouse/pawns
	apart 2 pieces
wait 4s
	ask A Shade in the Bathhouse is covered or gone: spread the spirits there.
	- Player 1 discards a Spirit Vessel. Player 1 goes to the Bathhouse. Player 1 removes Shade from the Grating in the Bathhouse.
	- Something else
take candle-2
	apart 3 pieces
wait 4s
	revoke player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @bathhouse/pawns
	record player1 use candle-2,shade-2

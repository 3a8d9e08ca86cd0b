# In Player 1's turn something comes to stand over a Trinket of Player 2. It is not taken for the one that she discards
# when she has drawn.
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
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 done
	record player1 done
play player2 visit visit-cellar-drain-whisper @VISITS
	record player2 visit visit-cellar-drain-whisper @VISITS
play player2 lay whisper-1 @cellar/drain
	record player2 lay whisper-1 @cellar/drain
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
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
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-bathhouse-boiler-shade @VISITS
	record player2 visit visit-bathhouse-boiler-shade @VISITS
play player2 lay shade-1 @bathhouse/boiler
	record player2 lay shade-1 @bathhouse/boiler
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
take bell-1
wait 6s
	hint A Silver Bell of Player 2 is covered or gone: spread the Trinkets.
lay visit-cellar-cask-whisper @VISITS
	record player1 visit visit-cellar-cask-whisper @VISITS
lay whisper-2 @cellar/cask
	record player1 lay whisper-2 @cellar/cask
wait 3s
lay vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
lay ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
take ember-3
	record player1 drop ember-3
wait 3s
say player1 end
	record player1 end
	hint A card of Player 2 is missing: Silver Bell. Lay it back.
lay turn-marker @TURN-player2
	record player1 done
wait 6s
	hint Visits come first: Player 2 still draws 1.
lay visit-conservatory-iron-bench-whisper @VISITS
	record player2 visit visit-conservatory-iron-bench-whisper @VISITS
lay whisper-3 @conservatory/iron-bench
	record player2 lay whisper-3 @conservatory/iron-bench
wait 4s
	hint A Silver Bell of Player 2 is covered or gone. It can be used once the Trinkets are drawn.
lay ember-4 @HAND-player2
	record player2 take ember-3 @HAND-player2
wait 4s
	hint Trinkets come first. Player 2: draw a Trinket, 2 of 2.
lay vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
wait 4s
	apart 1 pieces
	ask Player 2 has 6 Trinkets and keeps 4: discard one of your choice first.
	- Player 2 discards a Silver Bell.
	- We put it back
take vessel-1
	apart 2 pieces
	record player2 drop vessel-3
wait 8s
	apart 1 pieces
	ask Player 2 has 5 Trinkets and keeps 4: discard one of your choice first.
	- Player 2 discards a Silver Bell.
	- We put it back
lay bell-1 @HAND-player2
wait 4s

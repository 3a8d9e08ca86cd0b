# Something stands over a Frost while Player 1 draws a Warm Ember; so a second one was drawn and used at once.
# The Frost is seen again: nothing tells any more that a second one was drawn.
game visitors
players 2
play table join tile-gallery @M+0+1/180
	record table join tile-gallery @M+0+1/180
play table join tile-conservatory @M+1+0/90
	record table join tile-conservatory @M+1+0/90
play table join tile-bathhouse @M+1+1/180
	record table join tile-bathhouse @M+1+1/180
play table join tile-cellar @M+1-1/90
	record table join tile-cellar @M+1-1/90
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-conservatory-visitor @VISITS
	record player1 visit visit-conservatory-visitor @VISITS
play player1 lay visitor-1 @conservatory/visitor
	record player1 lay visitor-1 @conservatory/visitor
play player1 visit visit-conservatory-fern-bed-shade @VISITS
	record player1 visit visit-conservatory-fern-bed-shade @VISITS
play player1 lay shade-1 @conservatory/fern-bed
	record player1 lay shade-1 @conservatory/fern-bed
play player1 visit visit-cellar-coal-heap-shade @VISITS
	record player1 visit visit-cellar-coal-heap-shade @VISITS
play player1 lay shade-2 @cellar/coal-heap
	record player1 lay shade-2 @cellar/coal-heap
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use vessel-1,visitor-1
	record player1 use vessel-1,visitor-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-gallery-long-curtain-shade @VISITS
	record player2 visit visit-gallery-long-curtain-shade @VISITS
play player2 lay shade-3 @gallery/long-curtain
	record player2 lay shade-3 @gallery/long-curtain
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-gallery-portrait-shade @VISITS
	record player1 visit visit-gallery-portrait-shade @VISITS
play player1 lay shade-4 @gallery/portrait
	record player1 lay shade-4 @gallery/portrait
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take bell-3 @HAND-player1
	record player1 take bell-3 @HAND-player1
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 use candle-1,shade-4
	record player1 use candle-1,shade-4
play player1 done
	record player1 done
play player2 visit visit-cellar-coal-heap-frost @VISITS
	record player2 visit visit-cellar-coal-heap-frost @VISITS
play player2 lay frost-1 @cellar/coal-heap
	record player2 lay frost-1 @cellar/coal-heap
play player2 take bell-4 @HAND-player2
	record player2 take bell-4 @HAND-player2
play player2 take bell-5 @HAND-player2
	record player2 take bell-5 @HAND-player2
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 done
	record player2 done
play player1 visit visit-gallery-statue-whisper @VISITS
	record player1 visit visit-gallery-statue-whisper @VISITS
play player1 lay whisper-1 @gallery/statue
	record player1 lay whisper-1 @gallery/statue
play player1 take bell-6 @HAND-player1
	record player1 take bell-6 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 use bell-6,whisper-1
	record player1 use bell-6,whisper-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 done
	record player1 done
play player2 visit visit-bathhouse-tub-whisper @VISITS
	record player2 visit visit-bathhouse-tub-whisper @VISITS
play player2 lay whisper-1 @bathhouse/tub
	record player2 lay whisper-1 @bathhouse/tub
play player2 take bell-6 @HAND-player2
	record player2 take bell-6 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 drop bell-6
	record player2 drop bell-6
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 use bell-5,whisper-1
	record player2 use bell-5,whisper-1
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 done
	record player2 done
play player1 visit visit-conservatory-iron-bench-whisper @VISITS
	record player1 visit visit-conservatory-iron-bench-whisper @VISITS
play player1 lay whisper-1 @conservatory/iron-bench
	record player1 lay whisper-1 @conservatory/iron-bench
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 drop ember-3
	record player1 drop ember-3
play player1 use bell-3,whisper-1
	record player1 use bell-3,whisper-1
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 done
	record player1 done
play player2 visit visit-bathhouse-boiler-shade @VISITS
	record player2 visit visit-bathhouse-boiler-shade @VISITS
play player2 lay shade-1 @bathhouse/boiler
	record player2 lay shade-1 @bathhouse/boiler
play player2 take ember-3 @HAND-player2
	record player2 take ember-3 @HAND-player2
play player2 take ember-4 @HAND-player2
	record player2 take ember-4 @HAND-player2
play player2 drop ember-4
	record player2 drop ember-4
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-bathhouse-boiler-frost @VISITS
	record player1 visit visit-bathhouse-boiler-frost @VISITS
play player1 lay frost-1 @bathhouse/boiler
	record player1 lay frost-1 @bathhouse/boiler
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take bell-3 @HAND-player1
	record player1 take bell-3 @HAND-player1
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 done
	record player1 done
play player2 visit visit-conservatory-fern-bed-frost @VISITS
	record player2 visit visit-conservatory-fern-bed-frost @VISITS
play player2 lay frost-1 @conservatory/fern-bed
	record player2 lay frost-1 @conservatory/fern-bed
play player2 take vessel-2 @HAND-player2
	record player2 take vessel-2 @HAND-player2
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 drop bell-4
	record player2 drop bell-4
play player2 drop ember-3
	record player2 drop ember-3
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 use ember-2,frost-1
	record player2 use ember-2,frost-1
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 done
	record player2 done
play player1 visit visit-bathhouse-tub-frost @VISITS
	record player1 visit visit-bathhouse-tub-frost @VISITS
play player1 lay frost-1 @bathhouse/tub
	record player1 lay frost-1 @bathhouse/tub
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 drop bell-3
	record player1 drop bell-3
play player1 use candle-2,shade-1
	record player1 use candle-2,shade-1
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 use candle-1,shade-3
	record player1 use candle-1,shade-3
play player1 done
	record player1 done
play player2 visit visit-gallery-long-curtain-frost @VISITS
	record player2 visit visit-gallery-long-curtain-frost @VISITS
play player2 lay frost-2 @gallery/long-curtain
	record player2 lay frost-2 @gallery/long-curtain
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take vessel-4 @HAND-player2
	record player2 take vessel-4 @HAND-player2
play player2 drop bell-2
	record player2 drop bell-2
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 use candle-1,shade-2
	record player2 use candle-1,shade-2
play player2 done
	record player2 done
play player1 visit visit-bathhouse-visitor @VISITS
	record player1 visit visit-bathhouse-visitor @VISITS
play player1 lay visitor-1 @bathhouse/visitor
	record player1 lay visitor-1 @bathhouse/visitor
play player1 visit visit-bathhouse-grating-whisper @VISITS
	record player1 visit visit-bathhouse-grating-whisper @VISITS
play player1 lay whisper-1 @bathhouse/grating
	record player1 lay whisper-1 @bathhouse/grating
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use bell-2,whisper-1
	record player1 use bell-2,whisper-1
play player1 use vessel-1,visitor-1
	record player1 use vessel-1,visitor-1
play player1 done
	record player1 done
play player2 visit visit-cellar-drain-whisper @VISITS
	record player2 visit visit-cellar-drain-whisper @VISITS
play player2 lay whisper-1 @cellar/drain
	record player2 lay whisper-1 @cellar/drain
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 take vessel-5 @HAND-player2
	record player2 take vessel-5 @HAND-player2
play player2 drop vessel-5
	record player2 drop vessel-5
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-gallery-statue-frost @VISITS
	record player1 visit visit-gallery-statue-frost @VISITS
lay frost-3 @gallery/statue
	record player1 lay frost-3 @gallery/statue
take frost-1
wait 2s
	apart 1 pieces
lay ember-2 @HAND-player1
	apart 2 pieces
	record player1 take ember-2 @HAND-player1
	record player1 take ember-3 @HAND-player1
	record player1 use ember-3,frost-1
wait 4.6s
lay frost-1 @bathhouse/tub
wait 12s
	revoke player1 use ember-3,frost-1
	revoke player1 take ember-3 @HAND-player1

# Two Trinkets are put away from beneath another one, where nobody sees that they go; then one that lies beside them is used.
game visitors
players 2
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-gallery @M-1+0/270
	record table join tile-gallery @M-1+0/270
play table join tile-bathhouse @M-1-1/0
	record table join tile-bathhouse @M-1-1/0
play table join tile-cellar @M-1+1/270
	record table join tile-cellar @M-1+1/270
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-gallery-long-curtain-frost @VISITS
	record player2 visit visit-gallery-long-curtain-frost @VISITS
play player2 lay frost-1 @gallery/long-curtain
	record player2 lay frost-1 @gallery/long-curtain
play player2 visit visit-cellar-cask-frost @VISITS
	record player2 visit visit-cellar-cask-frost @VISITS
play player2 lay frost-2 @cellar/cask
	record player2 lay frost-2 @cellar/cask
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-gallery-portrait-whisper @VISITS
	record player1 visit visit-gallery-portrait-whisper @VISITS
play player1 lay whisper-1 @gallery/portrait
	record player1 lay whisper-1 @gallery/portrait
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 done
	record player1 done
play player2 visit visit-cellar-drain-whisper @VISITS
	record player2 visit visit-cellar-drain-whisper @VISITS
play player2 lay whisper-1 @cellar/drain
	record player2 lay whisper-1 @cellar/drain
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-nursery-visitor @VISITS
	record player1 visit visit-nursery-visitor @VISITS
play player1 lay visitor-1 @nursery/visitor
	record player1 lay visitor-1 @nursery/visitor
play player1 visit visit-cellar-drain-shade @VISITS
	record player1 visit visit-cellar-drain-shade @VISITS
play player1 lay shade-1 @cellar/drain
	record player1 lay shade-1 @cellar/drain
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take candle-3 @HAND-player1
	record player1 take candle-3 @HAND-player1
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 use ember-1,frost-2
	record player1 use ember-1,frost-2
play player1 use candle-3,shade-1
	record player1 use candle-3,shade-1
play player1 done
	record player1 done
play player2 visit visit-nursery-window-shade @VISITS
	record player2 visit visit-nursery-window-shade @VISITS
play player2 lay shade-1 @nursery/window
	record player2 lay shade-1 @nursery/window
play player2 visit visit-bathhouse-tub-whisper @VISITS
	record player2 visit visit-bathhouse-tub-whisper @VISITS
play player2 lay whisper-1 @bathhouse/tub
	record player2 lay whisper-1 @bathhouse/tub
play player2 take candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 drop candle-3
	record player2 drop candle-3
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 done
	record player2 done
play player1 visit visit-bathhouse-boiler-shade @VISITS
	record player1 visit visit-bathhouse-boiler-shade @VISITS
play player1 lay shade-2 @bathhouse/boiler
	record player1 lay shade-2 @bathhouse/boiler
play player1 visit visit-nursery-toy-chest-frost @VISITS
	record player1 visit visit-nursery-toy-chest-frost @VISITS
play player1 lay frost-1 @nursery/toy-chest
	record player1 lay frost-1 @nursery/toy-chest
play player1 take candle-3 @HAND-player1
	record player1 take candle-3 @HAND-player1
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use candle-3,shade-2
	record player1 use candle-3,shade-2
play player1 done
	record player1 done
play player2 visit visit-gallery-statue-frost @VISITS
	record player2 visit visit-gallery-statue-frost @VISITS
play player2 lay frost-2 @gallery/statue
	record player2 lay frost-2 @gallery/statue
play player2 visit visit-bathhouse-boiler-frost @VISITS
	record player2 visit visit-bathhouse-boiler-frost @VISITS
play player2 lay frost-3 @bathhouse/boiler
	record player2 lay frost-3 @bathhouse/boiler
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 drop candle-2
	record player2 drop candle-2
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 use vessel-3,visitor-1
	record player2 use vessel-3,visitor-1
play player2 done
	record player2 done
play player1 visit visit-cellar-cask-whisper @VISITS
	record player1 visit visit-cellar-cask-whisper @VISITS
play player1 lay whisper-1 @cellar/cask
	record player1 lay whisper-1 @cellar/cask
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take vessel-3 @HAND-player1
	record player1 take vessel-3 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 take vessel-4 @HAND-player2
	record player2 take vessel-4 @HAND-player2
play player2 take vessel-5 @HAND-player2
	record player2 take vessel-5 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-bathhouse-grating-shade @VISITS
	record player1 visit visit-bathhouse-grating-shade @VISITS
play player1 lay shade-2 @bathhouse/grating
	record player1 lay shade-2 @bathhouse/grating
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 drop bell-2
	record player1 drop bell-2
play player1 use candle-2,shade-2
	record player1 use candle-2,shade-2
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 done
	record player1 done
play player2 visit visit-nursery-toy-chest-whisper @VISITS
	record player2 visit visit-nursery-toy-chest-whisper @VISITS
play player2 lay whisper-2 @nursery/toy-chest
	record player2 lay whisper-2 @nursery/toy-chest
play player2 take vessel-6 @HAND-player2
	record player2 take vessel-6 @HAND-player2
lay ember-1 @HAND-player2 +32,-10 turn 14
	record player2 take ember-1 @HAND-player2
wait 2s
take vessel-6
wait 4s
take vessel-5
wait 4s
take bell-1
	record player2 drop bell-1
take whisper-2
wait 6s
	revoke player2 drop bell-1
	record player2 drop vessel-6
	record player2 drop vessel-5
	record player2 use bell-1,whisper-2

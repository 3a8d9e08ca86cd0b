# A Trinket is discarded from beneath another one, unseen. The next one, which removes a spirit, was taken for it.
game visitors
players 2
play table join tile-gallery @M+1+0/90
	record table join tile-gallery @M+1+0/90
play table join tile-bathhouse @M+1+1/180
	record table join tile-bathhouse @M+1+1/180
play table join tile-attic @M+0+1/180
	record table join tile-attic @M+0+1/180
play table join tile-cellar @M+1-1/90
	record table join tile-cellar @M+1-1/90
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-attic-dormer-frost @VISITS
	record player2 visit visit-attic-dormer-frost @VISITS
play player2 lay frost-1 @attic/dormer
	record player2 lay frost-1 @attic/dormer
play player2 visit visit-cellar-coal-heap-frost @VISITS
	record player2 visit visit-cellar-coal-heap-frost @VISITS
play player2 lay frost-2 @cellar/coal-heap
	record player2 lay frost-2 @cellar/coal-heap
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-bathhouse-tub-whisper @VISITS
	record player1 visit visit-bathhouse-tub-whisper @VISITS
play player1 lay whisper-1 @bathhouse/tub
	record player1 lay whisper-1 @bathhouse/tub
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 done
	record player1 done
play player2 visit visit-bathhouse-boiler-frost @VISITS
	record player2 visit visit-bathhouse-boiler-frost @VISITS
play player2 lay frost-1 @bathhouse/boiler
	record player2 lay frost-1 @bathhouse/boiler
play player2 take candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 done
	record player2 done
play player1 visit visit-bathhouse-grating-shade @VISITS
	record player1 visit visit-bathhouse-grating-shade @VISITS
play player1 lay shade-1 @bathhouse/grating
	record player1 lay shade-1 @bathhouse/grating
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use ember-2,frost-1
	record player1 use ember-2,frost-1
play player1 done
	record player1 done
play player2 visit visit-cellar-cask-whisper @VISITS
	record player2 visit visit-cellar-cask-whisper @VISITS
play player2 lay whisper-2 @cellar/cask
	record player2 lay whisper-2 @cellar/cask
play player2 take bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 drop candle-3
	record player2 drop candle-3
play player2 drop bell-3
	record player2 drop bell-3
play player2 use candle-2,shade-1
	record player2 use candle-2,shade-1
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 done
	record player2 done
play player1 visit visit-gallery-long-curtain-frost @VISITS
	record player1 visit visit-gallery-long-curtain-frost @VISITS
play player1 lay frost-1 @gallery/long-curtain
	record player1 lay frost-1 @gallery/long-curtain
play player1 take bell-3 @HAND-player1
	record player1 take bell-3 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 use bell-3,whisper-2
	record player1 use bell-3,whisper-2
play player1 done
	record player1 done
play player2 visit visit-bathhouse-boiler-shade @VISITS
	record player2 visit visit-bathhouse-boiler-shade @VISITS
play player2 lay shade-1 @bathhouse/boiler
	record player2 lay shade-1 @bathhouse/boiler
play player2 take candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
play player2 take vessel-2 @HAND-player2
	record player2 take vessel-2 @HAND-player2
play player2 drop candle-3
	record player2 drop candle-3
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 use bell-2,whisper-1
	record player2 use bell-2,whisper-1
play player2 done
	record player2 done
play player1 visit visit-cellar-drain-whisper @VISITS
	record player1 visit visit-cellar-drain-whisper @VISITS
play player1 lay whisper-1 @cellar/drain
	record player1 lay whisper-1 @cellar/drain
play player1 take candle-3 @HAND-player1
	record player1 take candle-3 @HAND-player1
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 drop candle-3
	record player1 drop candle-3
play player1 use bell-2,whisper-1
	record player1 use bell-2,whisper-1
play player1 use ember-1,frost-2
	record player1 use ember-1,frost-2
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 done
	record player1 done
play player2 visit visit-bathhouse-visitor @VISITS
	record player2 visit visit-bathhouse-visitor @VISITS
play player2 lay visitor-1 @bathhouse/visitor
	record player2 lay visitor-1 @bathhouse/visitor
play player2 visit visit-gallery-long-curtain-shade @VISITS
	record player2 visit visit-gallery-long-curtain-shade @VISITS
play player2 lay shade-2 @gallery/long-curtain
	record player2 lay shade-2 @gallery/long-curtain
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 drop bell-2
	record player2 drop bell-2
play player2 use vessel-3,visitor-1
	record player2 use vessel-3,visitor-1
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 use candle-1,shade-2
	record player2 use candle-1,shade-2
play player2 done
	record player2 done
play player1 visit visit-bathhouse-grating-whisper @VISITS
	record player1 visit visit-bathhouse-grating-whisper @VISITS
play player1 lay whisper-1 @bathhouse/grating
	record player1 lay whisper-1 @bathhouse/grating
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use bell-2,whisper-1
	record player1 use bell-2,whisper-1
play player1 done
	record player1 done
play player2 visit visit-cellar-coal-heap-shade @VISITS
	record player2 visit visit-cellar-coal-heap-shade @VISITS
play player2 lay shade-2 @cellar/coal-heap
	record player2 lay shade-2 @cellar/coal-heap
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 move pawn-player2 @cellar/pawns
	record player2 move pawn-player2 @cellar/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-cellar-visitor @VISITS
	record player1 visit visit-cellar-visitor @VISITS
play player1 lay visitor-1 @cellar/visitor
	record player1 lay visitor-1 @cellar/visitor
play player1 visit visit-cellar-drain-shade @VISITS
	record player1 visit visit-cellar-drain-shade @VISITS
play player1 lay shade-3 @cellar/drain
	record player1 lay shade-3 @cellar/drain
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 move pawn-player1 @cellar/pawns
	record player1 move pawn-player1 @cellar/pawns
play player1 use candle-2,shade-2
	record player1 use candle-2,shade-2
play player1 curse blight-mirror-debt @HAND-player1
	record player1 curse blight-mirror-debt @HAND-player1
play player1 done
	record player1 done
play player2 visit visit-gallery-statue-whisper @VISITS
	record player2 visit visit-gallery-statue-whisper @VISITS
play player2 lay whisper-1 @gallery/statue
	record player2 lay whisper-1 @gallery/statue
play player2 visit visit-attic-rocking-chair-shade @VISITS
	record player2 visit visit-attic-rocking-chair-shade @VISITS
play player2 lay shade-2 @attic/rocking-chair
	record player2 lay shade-2 @attic/rocking-chair
play player2 take vessel-4 @HAND-player2
	record player2 take vessel-4 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 drop ember-2
	record player2 drop ember-2
play player2 drop vessel-4
	record player2 drop vessel-4
play player2 use vessel-3,visitor-1
	record player2 use vessel-3,visitor-1
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-bathhouse-tub-frost @VISITS
	record player1 visit visit-bathhouse-tub-frost @VISITS
play player1 lay frost-1 @bathhouse/tub
	record player1 lay frost-1 @bathhouse/tub
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use ember-3,frost-1
	record player1 use ember-3,frost-1
play player1 done
	record player1 done
play player2 visit visit-attic-rocking-chair-frost @VISITS
	record player2 visit visit-attic-rocking-chair-frost @VISITS
play player2 lay frost-1 @attic/rocking-chair
	record player2 lay frost-1 @attic/rocking-chair
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 drop ember-1
	record player2 drop ember-1
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 use candle-1,shade-2
	record player2 use candle-1,shade-2
play player2 done
	record player2 done
play player1 visit visit-attic-trunk-shade @VISITS
	record player1 visit visit-attic-trunk-shade @VISITS
play player1 lay shade-2 @attic/trunk
	record player1 lay shade-2 @attic/trunk
play player1 take vessel-4 @HAND-player1
	record player1 take vessel-4 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 done
	record player1 done
play player2 visit visit-attic-dormer-whisper @VISITS
	record player2 visit visit-attic-dormer-whisper @VISITS
play player2 lay whisper-2 @attic/dormer
	record player2 lay whisper-2 @attic/dormer
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 drop vessel-3
	record player2 drop vessel-3
play player2 use bell-2,whisper-2
	record player2 use bell-2,whisper-2
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-gallery-portrait-whisper @VISITS
	record player1 visit visit-gallery-portrait-whisper @VISITS
play player1 lay whisper-2 @gallery/portrait
	record player1 lay whisper-2 @gallery/portrait
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
lay vessel-3 on ember-2
	record player1 take vessel-3 @HAND-player1
wait 2s
take ember-2
wait 2s
lay pawn-player1 @foyer/pawns
lay pawn-player1 @gallery/pawns
wait 3s
	apart 2 pieces
take bell-1
	apart 3 pieces
	apart 2 pieces
	record player1 drop bell-1
	record player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @gallery/pawns
take whisper-2
	apart 1 pieces
wait 7s
	ask A Whisper in the Gallery is covered or gone: spread the spirits there.
	- Player 1 discards a Warm Ember. Player 1 removes Whisper from the Portrait in the Gallery.
	- Something else
answer 1
	revoke player1 move pawn-player1 @gallery/pawns
	revoke player1 move pawn-player1 @foyer/pawns
	revoke player1 drop bell-1
	record player1 drop ember-2
	record player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @gallery/pawns
	record player1 use bell-1,whisper-2
wait 2s

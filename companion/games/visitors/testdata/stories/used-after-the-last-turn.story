# The marker goes on before the last Trinket is used, and the game is over by it. What is
# used then was used before.
game visitors
players 2
play table join tile-library @M+0+1/180
	record table join tile-library @M+0+1/180
play table join tile-gallery @M+0-1/0
	record table join tile-gallery @M+0-1/0
play table join tile-chapel @M+1-1/90
	record table join tile-chapel @M+1-1/90
play table join tile-bathhouse @M+1+1/180
	record table join tile-bathhouse @M+1+1/180
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-chapel-font-whisper @VISITS
	record player1 visit visit-chapel-font-whisper @VISITS
play player1 lay whisper-1 @chapel/font
	record player1 lay whisper-1 @chapel/font
play player1 visit visit-bathhouse-grating-shade @VISITS
	record player1 visit visit-bathhouse-grating-shade @VISITS
play player1 lay shade-1 @bathhouse/grating
	record player1 lay shade-1 @bathhouse/grating
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-bathhouse-boiler-shade @VISITS
	record player2 visit visit-bathhouse-boiler-shade @VISITS
play player2 lay shade-2 @bathhouse/boiler
	record player2 lay shade-2 @bathhouse/boiler
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 use candle-1,shade-2
	record player2 use candle-1,shade-2
play player2 done
	record player2 done
play player1 visit visit-bathhouse-grating-whisper @VISITS
	record player1 visit visit-bathhouse-grating-whisper @VISITS
play player1 lay whisper-2 @bathhouse/grating
	record player1 lay whisper-2 @bathhouse/grating
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 take bell-3 @HAND-player1
	record player1 take bell-3 @HAND-player1
play player1 use bell-3,whisper-1
	record player1 use bell-3,whisper-1
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 done
	record player1 done
play player2 visit visit-chapel-confessional-whisper @VISITS
	record player2 visit visit-chapel-confessional-whisper @VISITS
play player2 lay whisper-1 @chapel/confessional
	record player2 lay whisper-1 @chapel/confessional
play player2 take bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 use bell-3,whisper-2
	record player2 use bell-3,whisper-2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-gallery-statue-whisper @VISITS
	record player1 visit visit-gallery-statue-whisper @VISITS
play player1 lay whisper-2 @gallery/statue
	record player1 lay whisper-2 @gallery/statue
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take bell-3 @HAND-player1
	record player1 take bell-3 @HAND-player1
play player1 drop bell-3
	record player1 drop bell-3
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 use bell-2,whisper-2
	record player1 use bell-2,whisper-2
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 done
	record player1 done
play player2 visit visit-chapel-font-shade @VISITS
	record player2 visit visit-chapel-font-shade @VISITS
play player2 lay shade-2 @chapel/font
	record player2 lay shade-2 @chapel/font
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 use candle-2,shade-1
	record player2 use candle-2,shade-1
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 done
	record player2 done
play player1 visit visit-gallery-long-curtain-shade @VISITS
	record player1 visit visit-gallery-long-curtain-shade @VISITS
play player1 lay shade-1 @gallery/long-curtain
	record player1 lay shade-1 @gallery/long-curtain
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 drop ember-3
	record player1 drop ember-3
play player1 use candle-1,shade-2
	record player1 use candle-1,shade-2
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-reading-desk-shade @VISITS
	record player2 visit visit-library-reading-desk-shade @VISITS
play player2 lay shade-2 @library/reading-desk
	record player2 lay shade-2 @library/reading-desk
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take vessel-4 @HAND-player2
	record player2 take vessel-4 @HAND-player2
play player2 drop bell-2
	record player2 drop bell-2
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 done
	record player2 done
play player1 visit visit-chapel-confessional-frost @VISITS
	record player1 visit visit-chapel-confessional-frost @VISITS
play player1 lay frost-1 @chapel/confessional
	record player1 lay frost-1 @chapel/confessional
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 drop ember-3
	record player1 drop ember-3
play player1 use ember-2,frost-1
	record player1 use ember-2,frost-1
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 done
	record player1 done
play player2 visit visit-chapel-altar-shade @VISITS
	record player2 visit visit-chapel-altar-shade @VISITS
play player2 lay shade-1 @chapel/altar
	record player2 lay shade-1 @chapel/altar
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 drop ember-2
	record player2 drop ember-2
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 done
	record player2 done
play player1 visit visit-chapel-altar-frost @VISITS
	record player1 visit visit-chapel-altar-frost @VISITS
play player1 lay frost-1 @chapel/altar
	record player1 lay frost-1 @chapel/altar
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use candle-1,shade-2
	record player1 use candle-1,shade-2
play player1 done
	record player1 done
play player2 visit visit-library-hearth-whisper @VISITS
	record player2 visit visit-library-hearth-whisper @VISITS
play player2 lay whisper-1 @library/hearth
	record player2 lay whisper-1 @library/hearth
play player2 take vessel-5 @HAND-player2
	record player2 take vessel-5 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 drop ember-2
	record player2 drop ember-2
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 done
	record player2 done
play player1 visit visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
play player1 lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
play player1 visit visit-library-ladder-shade @VISITS
	record player1 visit visit-library-ladder-shade @VISITS
play player1 lay shade-1 @library/ladder
	record player1 lay shade-1 @library/ladder
play player1 take vessel-6 @HAND-player1
	record player1 take vessel-6 @HAND-player1
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 drop bell-1
	record player1 drop bell-1
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 use vessel-6,visitor-1
	record player1 use vessel-6,visitor-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-bathhouse-visitor @VISITS
	record player2 visit visit-bathhouse-visitor @VISITS
play player2 lay visitor-1 @bathhouse/visitor
	record player2 lay visitor-1 @bathhouse/visitor
play player2 visit visit-gallery-statue-frost @VISITS
	record player2 visit visit-gallery-statue-frost @VISITS
play player2 lay frost-1 @gallery/statue
	record player2 lay frost-1 @gallery/statue
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take vessel-6 @HAND-player2
	record player2 take vessel-6 @HAND-player2
play player2 drop vessel-6
	record player2 drop vessel-6
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 done
	record player2 done
play player1 visit visit-bathhouse-tub-whisper @VISITS
	record player1 visit visit-bathhouse-tub-whisper @VISITS
play player1 lay whisper-2 @bathhouse/tub
	record player1 lay whisper-2 @bathhouse/tub
play player1 visit visit-gallery-portrait-whisper @VISITS
	record player1 visit visit-gallery-portrait-whisper @VISITS
play player1 lay whisper-3 @gallery/portrait
	record player1 lay whisper-3 @gallery/portrait
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take vessel-6 @HAND-player1
	record player1 take vessel-6 @HAND-player1
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use vessel-6,visitor-1
	record player1 use vessel-6,visitor-1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 done
	record player1 done
play player2 visit visit-bathhouse-boiler-frost @VISITS
	record player2 visit visit-bathhouse-boiler-frost @VISITS
play player2 lay frost-2 @bathhouse/boiler
	record player2 lay frost-2 @bathhouse/boiler
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 drop ember-2
	record player2 drop ember-2
play player2 drop vessel-5
	record player2 drop vessel-5
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 use ember-1,frost-2
	record player2 use ember-1,frost-2
play player2 done
	record player2 done
play player1 visit visit-library-reading-desk-whisper @VISITS
	record player1 visit visit-library-reading-desk-whisper @VISITS
play player1 lay whisper-1 @library/reading-desk
	record player1 lay whisper-1 @library/reading-desk
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take vessel-5 @HAND-player1
	record player1 take vessel-5 @HAND-player1
play player1 drop candle-1
	record player1 drop candle-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 use bell-1,whisper-3
	record player1 use bell-1,whisper-3
play player1 done
	record player1 done
play player2 visit visit-library-hearth-frost @VISITS
	record player2 visit visit-library-hearth-frost @VISITS
play player2 lay frost-2 @library/hearth
	record player2 lay frost-2 @library/hearth
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 use ember-1,frost-2
	record player2 use ember-1,frost-2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-library-ladder-frost @VISITS
	record player1 visit visit-library-ladder-frost @VISITS
play player1 lay frost-2 @library/ladder
	record player1 lay frost-2 @library/ladder
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 take vessel-6 @HAND-player1
	record player1 take vessel-6 @HAND-player1
play player1 drop vessel-6
	record player1 drop vessel-6
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-gallery-portrait-shade @VISITS
	record player2 visit visit-gallery-portrait-shade @VISITS
play player2 lay shade-1 @gallery/portrait
	record player2 lay shade-1 @gallery/portrait
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 drop bell-1
	record player2 drop bell-1
play player2 use ember-1,frost-2
	record player2 use ember-1,frost-2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 done
	record player2 done
play player1 visit visit-bathhouse-tub-frost @VISITS
	record player1 visit visit-bathhouse-tub-frost @VISITS
play player1 lay frost-2 @bathhouse/tub
	record player1 lay frost-2 @bathhouse/tub
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 drop candle-2
	record player1 drop candle-2
play player1 drop vessel-5
	record player1 drop vessel-5
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 use ember-1,frost-2
	record player1 use ember-1,frost-2
play player1 done
	record player1 done
play player2 visit visit-gallery-long-curtain-frost @VISITS
	record player2 visit visit-gallery-long-curtain-frost @VISITS
play player2 lay frost-2 @gallery/long-curtain
	record player2 lay frost-2 @gallery/long-curtain
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 drop ember-2
	record player2 drop ember-2
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
lay turn-marker @TURN-player1
	record player2 end
wait 2s
take candle-1
take shade-1
wait 20.1s
	revoke player2 end
	record player2 use candle-1,shade-1
	record player2 end

# The marker is passed before the Spirit Vessel is used on the Visitor beside her.
game visitors
players 3
play table join tile-music-room @M+0+1/180
	record table join tile-music-room @M+0+1/180
play table join tile-conservatory @M+0-1/0
	record table join tile-conservatory @M+0-1/0
play table join tile-gallery @M+1+0/90
	record table join tile-gallery @M+1+0/90
play table join tile-library @M-1+0/270
	record table join tile-library @M-1+0/270
play table join tile-chapel @M+1+1/180
	record table join tile-chapel @M+1+1/180
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-gallery-statue-frost @VISITS
	record player2 visit visit-gallery-statue-frost @VISITS
play player2 lay frost-1 @gallery/statue
	record player2 lay frost-1 @gallery/statue
play player2 visit visit-conservatory-iron-bench-shade @VISITS
	record player2 visit visit-conservatory-iron-bench-shade @VISITS
play player2 lay shade-1 @conservatory/iron-bench
	record player2 lay shade-1 @conservatory/iron-bench
play player2 visit visit-chapel-altar-shade @VISITS
	record player2 visit visit-chapel-altar-shade @VISITS
play player2 lay shade-2 @chapel/altar
	record player2 lay shade-2 @chapel/altar
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 done
	record player2 done
play player3 visit visit-chapel-altar-frost @VISITS
	record player3 visit visit-chapel-altar-frost @VISITS
play player3 lay frost-1 @chapel/altar
	record player3 lay frost-1 @chapel/altar
play player3 take candle-1 @HAND-player3
	record player3 take candle-1 @HAND-player3
play player3 take bell-1 @HAND-player3
	record player3 take bell-1 @HAND-player3
play player3 move pawn-player3 @gallery/pawns
	record player3 move pawn-player3 @gallery/pawns
play player3 move pawn-player3 @chapel/pawns
	record player3 move pawn-player3 @chapel/pawns
play player3 use candle-1,shade-2
	record player3 use candle-1,shade-2
play player3 done
	record player3 done
play player1 visit visit-gallery-statue-whisper @VISITS
	record player1 visit visit-gallery-statue-whisper @VISITS
play player1 lay whisper-1 @gallery/statue
	record player1 lay whisper-1 @gallery/statue
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 done
	record player1 done
play player2 visit visit-chapel-font-whisper @VISITS
	record player2 visit visit-chapel-font-whisper @VISITS
play player2 lay whisper-2 @chapel/font
	record player2 lay whisper-2 @chapel/font
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player3 visit visit-library-ladder-frost @VISITS
	record player3 visit visit-library-ladder-frost @VISITS
play player3 lay frost-2 @library/ladder
	record player3 lay frost-2 @library/ladder
play player3 take ember-1 @HAND-player3
	record player3 take ember-1 @HAND-player3
play player3 take vessel-4 @HAND-player3
	record player3 take vessel-4 @HAND-player3
play player3 use bell-1,whisper-2
	record player3 use bell-1,whisper-2
play player3 use ember-1,frost-1
	record player3 use ember-1,frost-1
play player3 move pawn-player3 @gallery/pawns
	record player3 move pawn-player3 @gallery/pawns
play player3 done
	record player3 done
play player1 visit visit-conservatory-iron-bench-whisper @VISITS
	record player1 visit visit-conservatory-iron-bench-whisper @VISITS
play player1 lay whisper-2 @conservatory/iron-bench
	record player1 lay whisper-2 @conservatory/iron-bench
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use bell-1,whisper-2
	record player1 use bell-1,whisper-2
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 done
	record player1 done
play player2 visit visit-gallery-portrait-shade @VISITS
	record player2 visit visit-gallery-portrait-shade @VISITS
play player2 lay shade-1 @gallery/portrait
	record player2 lay shade-1 @gallery/portrait
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 drop ember-2
	record player2 drop ember-2
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 done
	record player2 done
play player3 visit visit-chapel-confessional-whisper @VISITS
	record player3 visit visit-chapel-confessional-whisper @VISITS
play player3 lay whisper-1 @chapel/confessional
	record player3 lay whisper-1 @chapel/confessional
play player3 take vessel-5 @HAND-player3
	record player3 take vessel-5 @HAND-player3
play player3 take bell-1 @HAND-player3
	record player3 take bell-1 @HAND-player3
play player3 move pawn-player3 @chapel/pawns
	record player3 move pawn-player3 @chapel/pawns
play player3 use bell-1,whisper-1
	record player3 use bell-1,whisper-1
play player3 move pawn-player3 @gallery/pawns
	record player3 move pawn-player3 @gallery/pawns
play player3 done
	record player3 done
play player1 visit visit-gallery-long-curtain-shade @VISITS
	record player1 visit visit-gallery-long-curtain-shade @VISITS
play player1 lay shade-1 @gallery/long-curtain
	record player1 lay shade-1 @gallery/long-curtain
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use ember-2,frost-2
	record player1 use ember-2,frost-2
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 done
	record player1 done
play player2 visit visit-chapel-font-shade @VISITS
	record player2 visit visit-chapel-font-shade @VISITS
play player2 lay shade-2 @chapel/font
	record player2 lay shade-2 @chapel/font
play player2 take vessel-6 @HAND-player2
	record player2 take vessel-6 @HAND-player2
play player2 take vessel-7 @HAND-player2
	record player2 take vessel-7 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player3 visit visit-gallery-portrait-whisper @VISITS
	record player3 visit visit-gallery-portrait-whisper @VISITS
play player3 lay whisper-1 @gallery/portrait
	record player3 lay whisper-1 @gallery/portrait
play player3 take candle-1 @HAND-player3
	record player3 take candle-1 @HAND-player3
play player3 take bell-2 @HAND-player3
	record player3 take bell-2 @HAND-player3
play player3 use bell-2,whisper-1
	record player3 use bell-2,whisper-1
play player3 use candle-1,shade-1
	record player3 use candle-1,shade-1
play player3 move pawn-player3 @chapel/pawns
	record player3 move pawn-player3 @chapel/pawns
play player3 done
	record player3 done
play player1 visit visit-conservatory-fountain-frost @VISITS
	record player1 visit visit-conservatory-fountain-frost @VISITS
play player1 lay frost-1 @conservatory/fountain
	record player1 lay frost-1 @conservatory/fountain
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 take vessel-8 @HAND-player1
	record player1 take vessel-8 @HAND-player1
play player1 drop bell-2
	record player1 drop bell-2
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 done
	record player1 done
play player2 visit visit-conservatory-visitor @VISITS
	record player2 visit visit-conservatory-visitor @VISITS
play player2 lay visitor-1 @conservatory/visitor
	record player2 lay visitor-1 @conservatory/visitor
play player2 visit visit-music-room-mirror-frost @VISITS
	record player2 visit visit-music-room-mirror-frost @VISITS
play player2 lay frost-1 @music-room/mirror
	record player2 lay frost-1 @music-room/mirror
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 drop vessel-7
	record player2 drop vessel-7
play player2 drop ember-1
	record player2 drop ember-1
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 use vessel-6,visitor-1
	record player2 use vessel-6,visitor-1
play player2 done
	record player2 done
play player3 visit visit-music-room-harp-shade @VISITS
	record player3 visit visit-music-room-harp-shade @VISITS
play player3 lay shade-1 @music-room/harp
	record player3 lay shade-1 @music-room/harp
play player3 take ember-1 @HAND-player3
	record player3 take ember-1 @HAND-player3
play player3 take candle-2 @HAND-player3
	record player3 take candle-2 @HAND-player3
play player3 use candle-2,shade-2
	record player3 use candle-2,shade-2
play player3 move pawn-player3 @music-room/pawns
	record player3 move pawn-player3 @music-room/pawns
play player3 use ember-1,frost-1
	record player3 use ember-1,frost-1
play player3 done
	record player3 done
play player1 visit visit-music-room-harp-whisper @VISITS
	record player1 visit visit-music-room-harp-whisper @VISITS
play player1 lay whisper-1 @music-room/harp
	record player1 lay whisper-1 @music-room/harp
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 drop ember-1
	record player1 drop ember-1
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 use candle-2,shade-1
	record player1 use candle-2,shade-1
play player1 done
	record player1 done
play player2 visit visit-music-room-piano-frost @VISITS
	record player2 visit visit-music-room-piano-frost @VISITS
play player2 lay frost-1 @music-room/piano
	record player2 lay frost-1 @music-room/piano
play player2 take vessel-6 @HAND-player2
	record player2 take vessel-6 @HAND-player2
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 drop candle-2
	record player2 drop candle-2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player3 visit visit-conservatory-fountain-whisper @VISITS
	record player3 visit visit-conservatory-fountain-whisper @VISITS
play player3 lay whisper-1 @conservatory/fountain
	record player3 lay whisper-1 @conservatory/fountain
play player3 take bell-1 @HAND-player3
	record player3 take bell-1 @HAND-player3
play player3 take vessel-7 @HAND-player3
	record player3 take vessel-7 @HAND-player3
play player3 move pawn-player3 @foyer/pawns
	record player3 move pawn-player3 @foyer/pawns
play player3 move pawn-player3 @conservatory/pawns
	record player3 move pawn-player3 @conservatory/pawns
play player3 use bell-1,whisper-1
	record player3 use bell-1,whisper-1
play player3 done
	record player3 done
play player1 visit visit-library-reading-desk-whisper @VISITS
	record player1 visit visit-library-reading-desk-whisper @VISITS
play player1 lay whisper-1 @library/reading-desk
	record player1 lay whisper-1 @library/reading-desk
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 take candle-3 @HAND-player1
	record player1 take candle-3 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-reading-desk-shade @VISITS
	record player2 visit visit-library-reading-desk-shade @VISITS
play player2 lay shade-1 @library/reading-desk
	record player2 lay shade-1 @library/reading-desk
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 drop bell-1
	record player2 drop bell-1
play player2 drop ember-1
	record player2 drop ember-1
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 done
	record player2 done
play player3 visit visit-conservatory-fern-bed-frost @VISITS
	record player3 visit visit-conservatory-fern-bed-frost @VISITS
play player3 lay frost-2 @conservatory/fern-bed
	record player3 lay frost-2 @conservatory/fern-bed
play player3 take ember-1 @HAND-player3
	record player3 take ember-1 @HAND-player3
play player3 take bell-1 @HAND-player3
	record player3 take bell-1 @HAND-player3
play player3 drop bell-1
	record player3 drop bell-1
play player3 use ember-1,frost-2
	record player3 use ember-1,frost-2
play player3 move pawn-player3 @foyer/pawns
	record player3 move pawn-player3 @foyer/pawns
play player3 move pawn-player3 @music-room/pawns
	record player3 move pawn-player3 @music-room/pawns
play player3 done
	record player3 done
play player1 visit visit-conservatory-fern-bed-shade @VISITS
	record player1 visit visit-conservatory-fern-bed-shade @VISITS
play player1 lay shade-1 @conservatory/fern-bed
	record player1 lay shade-1 @conservatory/fern-bed
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 drop candle-3
	record player1 drop candle-3
play player1 drop candle-2
	record player1 drop candle-2
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 done
	record player1 done
play player2 visit visit-chapel-visitor @VISITS
	record player2 visit visit-chapel-visitor @VISITS
play player2 lay visitor-1 @chapel/visitor
	record player2 lay visitor-1 @chapel/visitor
play player2 visit visit-library-hearth-whisper @VISITS
	record player2 visit visit-library-hearth-whisper @VISITS
play player2 lay whisper-2 @library/hearth
	record player2 lay whisper-2 @library/hearth
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 drop candle-2
	record player2 drop candle-2
play player2 use bell-1,whisper-2
	record player2 use bell-1,whisper-2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 done
	record player2 done
play player3 visit visit-music-room-mirror-whisper @VISITS
	record player3 visit visit-music-room-mirror-whisper @VISITS
play player3 lay whisper-2 @music-room/mirror
	record player3 lay whisper-2 @music-room/mirror
play player3 visit visit-library-ladder-shade @VISITS
	record player3 visit visit-library-ladder-shade @VISITS
play player3 lay shade-2 @library/ladder
	record player3 lay shade-2 @library/ladder
play player3 take bell-1 @HAND-player3
	record player3 take bell-1 @HAND-player3
play player3 take candle-2 @HAND-player3
	record player3 take candle-2 @HAND-player3
play player3 drop candle-2
	record player3 drop candle-2
play player3 use bell-1,whisper-2
	record player3 use bell-1,whisper-2
play player3 move pawn-player3 @chapel/pawns
	record player3 move pawn-player3 @chapel/pawns
lay turn-marker @TURN-player1
	record player3 end
wait 2s
take vessel-7
wait 3s
	apart 1 pieces
	hint Player 3 ends the turn in a room with a Visitor: draw a Blight, discard all Trinkets and go back to the Foyer.
take visitor-1
	apart 2 pieces
wait 14s
	revoke player3 end
	record player3 use vessel-7,visitor-1
	record player3 done

# A Trinket comes to lie on another one in a full hand: she has not put that away.
game visitors
players 2
play table join tile-conservatory @M-1+0/270
	record table join tile-conservatory @M-1+0/270
play table join tile-music-room @M+1+0/90
	record table join tile-music-room @M+1+0/90
play table join tile-gallery @M+0+1/180
	record table join tile-gallery @M+0+1/180
play table join tile-chapel @M-1+1/270
	record table join tile-chapel @M-1+1/270
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-gallery-long-curtain-shade @VISITS
	record player1 visit visit-gallery-long-curtain-shade @VISITS
play player1 lay shade-1 @gallery/long-curtain
	record player1 lay shade-1 @gallery/long-curtain
play player1 visit visit-gallery-portrait-whisper @VISITS
	record player1 visit visit-gallery-portrait-whisper @VISITS
play player1 lay whisper-1 @gallery/portrait
	record player1 lay whisper-1 @gallery/portrait
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 use candle-1,shade-1
	record player1 use candle-1,shade-1
play player1 done
	record player1 done
play player2 visit visit-chapel-altar-frost @VISITS
	record player2 visit visit-chapel-altar-frost @VISITS
play player2 lay frost-1 @chapel/altar
	record player2 lay frost-1 @chapel/altar
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-music-room-mirror-frost @VISITS
	record player1 visit visit-music-room-mirror-frost @VISITS
play player1 lay frost-2 @music-room/mirror
	record player1 lay frost-2 @music-room/mirror
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-music-room-mirror-whisper @VISITS
	record player2 visit visit-music-room-mirror-whisper @VISITS
play player2 lay whisper-1 @music-room/mirror
	record player2 lay whisper-1 @music-room/mirror
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 take bell-3 @HAND-player2
	record player2 take bell-3 @HAND-player2
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 done
	record player2 done
play player1 visit visit-gallery-statue-frost @VISITS
	record player1 visit visit-gallery-statue-frost @VISITS
play player1 lay frost-3 @gallery/statue
	record player1 lay frost-3 @gallery/statue
play player1 take bell-4 @HAND-player1
	record player1 take bell-4 @HAND-player1
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 done
	record player1 done
play player2 visit visit-gallery-statue-whisper @VISITS
	record player2 visit visit-gallery-statue-whisper @VISITS
play player2 lay whisper-2 @gallery/statue
	record player2 lay whisper-2 @gallery/statue
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 drop bell-3
	record player2 drop bell-3
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
play player1 visit visit-chapel-font-shade @VISITS
	record player1 visit visit-chapel-font-shade @VISITS
play player1 lay shade-1 @chapel/font
	record player1 lay shade-1 @chapel/font
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 drop bell-4
	record player1 drop bell-4
play player1 drop bell-2
	record player1 drop bell-2
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 use bell-1,whisper-2
	record player1 use bell-1,whisper-2
play player1 done
	record player1 done
play player2 visit visit-conservatory-fern-bed-frost @VISITS
	record player2 visit visit-conservatory-fern-bed-frost @VISITS
play player2 lay frost-2 @conservatory/fern-bed
	record player2 lay frost-2 @conservatory/fern-bed
play player2 take candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
play player2 take candle-4 @HAND-player2
	record player2 take candle-4 @HAND-player2
play player2 drop candle-4
	record player2 drop candle-4
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 use candle-3,shade-1
	record player2 use candle-3,shade-1
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-music-room-piano-frost @VISITS
	record player1 visit visit-music-room-piano-frost @VISITS
play player1 lay frost-4 @music-room/piano
	record player1 lay frost-4 @music-room/piano
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 drop ember-3
	record player1 drop ember-3
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 use ember-2,frost-4
	record player1 use ember-2,frost-4
play player1 done
	record player1 done
play player2 visit visit-conservatory-fountain-frost @VISITS
	record player2 visit visit-conservatory-fountain-frost @VISITS
play player2 lay frost-4 @conservatory/fountain
	record player2 lay frost-4 @conservatory/fountain
play player2 take ember-2 @HAND-player2
	record player2 take ember-2 @HAND-player2
play player2 take candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
play player2 drop candle-3
	record player2 drop candle-3
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 use ember-2,frost-4
	record player2 use ember-2,frost-4
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 done
	record player2 done
play player1 visit visit-chapel-altar-shade @VISITS
	record player1 visit visit-chapel-altar-shade @VISITS
play player1 lay shade-1 @chapel/altar
	record player1 lay shade-1 @chapel/altar
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 drop ember-2
	record player1 drop ember-2
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @gallery/pawns
	record player1 move pawn-player1 @gallery/pawns
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 done
	record player1 done
play player2 visit visit-music-room-harp-whisper @VISITS
	record player2 visit visit-music-room-harp-whisper @VISITS
play player2 lay whisper-2 @music-room/harp
	record player2 lay whisper-2 @music-room/harp
play player2 take vessel-4 @HAND-player2
	record player2 take vessel-4 @HAND-player2
play player2 take candle-3 @HAND-player2
	record player2 take candle-3 @HAND-player2
play player2 drop candle-3
	record player2 drop candle-3
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 done
	record player2 done
play player1 visit visit-conservatory-fountain-whisper @VISITS
	record player1 visit visit-conservatory-fountain-whisper @VISITS
play player1 lay whisper-3 @conservatory/fountain
	record player1 lay whisper-3 @conservatory/fountain
play player1 take vessel-5 @HAND-player1
	record player1 take vessel-5 @HAND-player1
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 drop ember-2
	record player1 drop ember-2
play player1 drop candle-2
	record player1 drop candle-2
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use bell-1,whisper-3
	record player1 use bell-1,whisper-3
play player1 done
	record player1 done
play player2 visit visit-gallery-portrait-shade @VISITS
	record player2 visit visit-gallery-portrait-shade @VISITS
play player2 lay shade-1 @gallery/portrait
	record player2 lay shade-1 @gallery/portrait
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 drop bell-1
	record player2 drop bell-1
play player2 move pawn-player2 @gallery/pawns
	record player2 move pawn-player2 @gallery/pawns
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 done
	record player2 done
play player1 visit visit-music-room-piano-shade @VISITS
	record player1 visit visit-music-room-piano-shade @VISITS
play player1 lay shade-1 @music-room/piano
	record player1 lay shade-1 @music-room/piano
play player1 take vessel-6 @HAND-player1
	record player1 take vessel-6 @HAND-player1
play player1 take vessel-7 @HAND-player1
	record player1 take vessel-7 @HAND-player1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 end
	record player1 end
play player1 summon visitor-1 @music-room/visitor
	record player1 summon visitor-1 @music-room/visitor
play player1 done
	record player1 done
play player2 visit visit-music-room-harp-shade @VISITS
	record player2 visit visit-music-room-harp-shade @VISITS
play player2 lay shade-2 @music-room/harp
	record player2 lay shade-2 @music-room/harp
play player2 visit visit-conservatory-iron-bench-whisper @VISITS
	record player2 visit visit-conservatory-iron-bench-whisper @VISITS
play player2 lay whisper-3 @conservatory/iron-bench
	record player2 lay whisper-3 @conservatory/iron-bench
play player2 take vessel-8 @HAND-player2
	record player2 take vessel-8 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 drop vessel-8
	record player2 drop vessel-8
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 use candle-1,shade-2
	record player2 use candle-1,shade-2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 done
	record player2 done
play player1 visit visit-music-room-visitor @VISITS
	record player1 visit visit-music-room-visitor @VISITS
play player1 visit visit-chapel-confessional-frost @VISITS
	record player1 visit visit-chapel-confessional-frost @VISITS
play player1 lay frost-1 @chapel/confessional
	record player1 lay frost-1 @chapel/confessional
play player1 visit visit-chapel-font-whisper @VISITS
	record player1 visit visit-chapel-font-whisper @VISITS
play player1 lay whisper-4 @chapel/font
	record player1 lay whisper-4 @chapel/font
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay candle-1 on vessel-6
	record player1 take candle-1 @HAND-player1
wait 3s
take ember-1
	record player1 drop ember-1
wait 3s

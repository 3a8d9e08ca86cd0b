# Something stands over a Vessel while a Trinket is laid upon the other one: nothing was discarded, as is seen when the first one is in sight again.
game visitors
players 2
play table join tile-conservatory @M+1+0/90
	record table join tile-conservatory @M+1+0/90
play table join tile-music-room @M+0+1/180
	record table join tile-music-room @M+0+1/180
play table join tile-bathhouse @M+1+1/180
	record table join tile-bathhouse @M+1+1/180
play table join tile-chapel @M-1+1/270
	record table join tile-chapel @M-1+1/270
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-bathhouse-grating-shade @VISITS
	record player2 visit visit-bathhouse-grating-shade @VISITS
play player2 lay shade-1 @bathhouse/grating
	record player2 lay shade-1 @bathhouse/grating
play player2 visit visit-music-room-harp-shade @VISITS
	record player2 visit visit-music-room-harp-shade @VISITS
play player2 lay shade-2 @music-room/harp
	record player2 lay shade-2 @music-room/harp
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 take vessel-2 @HAND-player2
	record player2 take vessel-2 @HAND-player2
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-chapel-font-whisper @VISITS
	record player1 visit visit-chapel-font-whisper @VISITS
play player1 lay whisper-1 @chapel/font
	record player1 lay whisper-1 @chapel/font
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 take ember-2 @HAND-player1
	record player1 take ember-2 @HAND-player1
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-conservatory-iron-bench-whisper @VISITS
	record player2 visit visit-conservatory-iron-bench-whisper @VISITS
play player2 lay whisper-2 @conservatory/iron-bench
	record player2 lay whisper-2 @conservatory/iron-bench
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 take ember-3 @HAND-player2
	record player2 take ember-3 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-conservatory-iron-bench-shade @VISITS
	record player1 visit visit-conservatory-iron-bench-shade @VISITS
play player1 lay shade-3 @conservatory/iron-bench
	record player1 lay shade-3 @conservatory/iron-bench
play player1 take vessel-4 @HAND-player1
	record player1 take vessel-4 @HAND-player1
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 move pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use candle-1,shade-3
	record player1 use candle-1,shade-3
play player1 done
	record player1 done
play player2 visit visit-music-room-mirror-frost @VISITS
	record player2 visit visit-music-room-mirror-frost @VISITS
play player2 lay frost-1 @music-room/mirror
	record player2 lay frost-1 @music-room/mirror
lay candle-1 on vessel-3
	record player2 take candle-1 @HAND-player2
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 drop candle-2
	record player2 drop candle-2
play player2 drop vessel-3
	record player2 drop vessel-3
play player2 use ember-3,frost-1
	record player2 use ember-3,frost-1
play player2 use candle-1,shade-2
	record player2 use candle-1,shade-2
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 done
	record player2 done
play player1 visit visit-conservatory-fern-bed-shade @VISITS
	record player1 visit visit-conservatory-fern-bed-shade @VISITS
play player1 lay shade-2 @conservatory/fern-bed
	record player1 lay shade-2 @conservatory/fern-bed
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 drop ember-3
	record player1 drop ember-3
play player1 use bell-1,whisper-2
	record player1 use bell-1,whisper-2
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-conservatory-fern-bed-frost @VISITS
	record player2 visit visit-conservatory-fern-bed-frost @VISITS
play player2 lay frost-1 @conservatory/fern-bed
	record player2 lay frost-1 @conservatory/fern-bed
play player2 take vessel-3 @HAND-player2
	record player2 take vessel-3 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 move pawn-player2 @conservatory/pawns
	record player2 move pawn-player2 @conservatory/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-music-room-piano-shade @VISITS
	record player1 visit visit-music-room-piano-shade @VISITS
play player1 lay shade-3 @music-room/piano
	record player1 lay shade-3 @music-room/piano
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 take ember-4 @HAND-player1
	record player1 take ember-4 @HAND-player1
play player1 drop ember-4
	record player1 drop ember-4
play player1 move pawn-player1 @conservatory/pawns
	record player1 move pawn-player1 @conservatory/pawns
play player1 use ember-3,frost-1
	record player1 use ember-3,frost-1
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 done
	record player1 done
play player2 visit visit-bathhouse-boiler-shade @VISITS
	record player2 visit visit-bathhouse-boiler-shade @VISITS
play player2 lay shade-4 @bathhouse/boiler
	record player2 lay shade-4 @bathhouse/boiler
lay bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
take vessel-2
wait 2s
lay candle-1 on vessel-3
	record player2 take candle-1 @HAND-player2
	record player2 drop vessel-3
wait 4.6s
lay vessel-2 @HAND-player2
wait 4s
	revoke player2 drop vessel-3

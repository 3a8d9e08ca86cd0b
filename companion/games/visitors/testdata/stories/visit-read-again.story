# Somebody takes the last Visit card up to read it again while Player 1 walks.
game visitors
players 3
play table join tile-kitchen @M-1+0/270
	record table join tile-kitchen @M-1+0/270
play table join tile-music-room @M+1+0/90
	record table join tile-music-room @M+1+0/90
play table join tile-cellar @M+1-1/90
	record table join tile-cellar @M+1-1/90
play table join tile-chapel @M+0-1/90
	record table join tile-chapel @M+0-1/90
play table join tile-attic @M-1-1/0
	record table join tile-attic @M-1-1/0
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-chapel-font-shade @VISITS
	record player1 visit visit-chapel-font-shade @VISITS
play player1 lay shade-1 @chapel/font
	record player1 lay shade-1 @chapel/font
play player1 visit visit-chapel-altar-shade @VISITS
	record player1 visit visit-chapel-altar-shade @VISITS
play player1 lay shade-2 @chapel/altar
	record player1 lay shade-2 @chapel/altar
play player1 visit visit-kitchen-pantry-shade @VISITS
	record player1 visit visit-kitchen-pantry-shade @VISITS
play player1 lay shade-3 @kitchen/pantry
	record player1 lay shade-3 @kitchen/pantry
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 use candle-1,shade-2
	record player1 use candle-1,shade-2
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-music-room-mirror-whisper @VISITS
	record player2 visit visit-music-room-mirror-whisper @VISITS
play player2 lay whisper-1 @music-room/mirror
	record player2 lay whisper-1 @music-room/mirror
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 use bell-2,whisper-1
	record player2 use bell-2,whisper-1
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 done
	record player2 done
play player3 visit visit-music-room-harp-whisper @VISITS
	record player3 visit visit-music-room-harp-whisper @VISITS
play player3 lay whisper-1 @music-room/harp
	record player3 lay whisper-1 @music-room/harp
play player3 take vessel-1 @HAND-player3
	record player3 take vessel-1 @HAND-player3
play player3 take ember-2 @HAND-player3
	record player3 take ember-2 @HAND-player3
play player3 move pawn-player3 @chapel/pawns
	record player3 move pawn-player3 @chapel/pawns
play player3 end
	record player3 end
play player3 done
	record player3 done
play player1 visit visit-attic-rocking-chair-frost @VISITS
	record player1 visit visit-attic-rocking-chair-frost @VISITS
play player1 lay frost-1 @attic/rocking-chair
	record player1 lay frost-1 @attic/rocking-chair
play player1 take ember-3 @HAND-player1
	record player1 take ember-3 @HAND-player1
play player1 take vessel-2 @HAND-player1
	record player1 take vessel-2 @HAND-player1
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 use ember-3,frost-1
	record player1 use ember-3,frost-1
play player1 move pawn-player1 @chapel/pawns
	record player1 move pawn-player1 @chapel/pawns
play player1 done
	record player1 done
play player2 visit visit-kitchen-oven-frost @VISITS
	record player2 visit visit-kitchen-oven-frost @VISITS
play player2 lay frost-1 @kitchen/oven
	record player2 lay frost-1 @kitchen/oven
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take candle-2 @HAND-player2
	record player2 take candle-2 @HAND-player2
play player2 move pawn-player2 @kitchen/pawns
	record player2 move pawn-player2 @kitchen/pawns
play player2 use ember-1,frost-1
	record player2 use ember-1,frost-1
play player2 use candle-2,shade-3
	record player2 use candle-2,shade-3
play player2 done
	record player2 done
play player3 visit visit-chapel-font-whisper @VISITS
	record player3 visit visit-chapel-font-whisper @VISITS
play player3 lay whisper-2 @chapel/font
	record player3 lay whisper-2 @chapel/font
play player3 take candle-2 @HAND-player3
	record player3 take candle-2 @HAND-player3
play player3 take vessel-3 @HAND-player3
	record player3 take vessel-3 @HAND-player3
play player3 use candle-2,shade-1
	record player3 use candle-2,shade-1
play player3 end
	record player3 end
play player3 done
	record player3 done
play player1 visit visit-music-room-mirror-frost @VISITS
	record player1 visit visit-music-room-mirror-frost @VISITS
play player1 lay frost-1 @music-room/mirror
	record player1 lay frost-1 @music-room/mirror
play player1 take bell-2 @HAND-player1
	record player1 take bell-2 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
take visit-music-room-mirror-frost
wait 3s
wait 6s
lay pawn-player1 @foyer/pawns
wait 3s
	record player1 move pawn-player1 @foyer/pawns

# Hands are hidden, and the turn marker is taken up and laid back. Nobody has given anything
# away: a Trinket that goes from hand to hand is said.
game visitors
players 2
option clash=loss
option contact=one
option cursed=all
option difficulty=easy
option hands=hidden
option mixing=random
option solo=one
option trade=yes
play table join tile-music-room @M+0-1/0
	record table join tile-music-room @M+0-1/0
play table join tile-nursery @M-1+0/270
	record table join tile-nursery @M-1+0/270
play table join tile-attic @M-1-1/0
	record table join tile-attic @M-1-1/0
play table join tile-bathhouse @M-1+1/270
	record table join tile-bathhouse @M-1+1/270
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-attic-visitor @VISITS
	record player1 visit visit-attic-visitor @VISITS
play player1 lay visitor-1 @attic/visitor
	record player1 lay visitor-1 @attic/visitor
play player1 visit visit-bathhouse-boiler-shade @VISITS
	record player1 visit visit-bathhouse-boiler-shade @VISITS
play player1 lay shade-1 @bathhouse/boiler
	record player1 lay shade-1 @bathhouse/boiler
play player1 visit visit-music-room-harp-whisper @VISITS
	record player1 visit visit-music-room-harp-whisper @VISITS
play player1 lay whisper-1 @music-room/harp
	record player1 lay whisper-1 @music-room/harp
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-attic-rocking-chair-frost @VISITS
	record player2 visit visit-attic-rocking-chair-frost @VISITS
play player2 lay frost-1 @attic/rocking-chair
	record player2 lay frost-1 @attic/rocking-chair
play player2 visit visit-attic-trunk-shade @VISITS
	record player2 visit visit-attic-trunk-shade @VISITS
play player2 lay shade-2 @attic/trunk
	record player2 lay shade-2 @attic/trunk
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 use vessel-1,visitor-1
	record player2 use vessel-1,visitor-1
play player2 done
	record player2 done
play player1 visit visit-music-room-mirror-frost @VISITS
	record player1 visit visit-music-room-mirror-frost @VISITS
play player1 lay frost-2 @music-room/mirror
	record player1 lay frost-2 @music-room/mirror
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-music-room-piano-shade @VISITS
	record player2 visit visit-music-room-piano-shade @VISITS
play player2 lay shade-3 @music-room/piano
	record player2 lay shade-3 @music-room/piano
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 use ember-1,frost-2
	record player2 use ember-1,frost-2
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 done
	record player2 done
play player1 visit visit-nursery-cradle-whisper @VISITS
	record player1 visit visit-nursery-cradle-whisper @VISITS
play player1 lay whisper-1 @nursery/cradle
	record player1 lay whisper-1 @nursery/cradle
play player1 take =2
	record player1 take =2
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 done
	record player1 done
play player2 visit visit-nursery-toy-chest-whisper @VISITS
	record player2 visit visit-nursery-toy-chest-whisper @VISITS
play player2 lay whisper-1 @nursery/toy-chest
	record player2 lay whisper-1 @nursery/toy-chest
play player2 take =2
	record player2 take =2
play player2 use candle-1,shade-2
	record player2 use candle-1,shade-2
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 done
	record player2 done
play player1 visit visit-bathhouse-grating-whisper @VISITS
	record player1 visit visit-bathhouse-grating-whisper @VISITS
play player1 lay whisper-1 @bathhouse/grating
	record player1 lay whisper-1 @bathhouse/grating
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 move pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-attic-trunk-whisper @VISITS
	record player2 visit visit-attic-trunk-whisper @VISITS
play player2 lay whisper-2 @attic/trunk
	record player2 lay whisper-2 @attic/trunk
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 use bell-1,whisper-1
	record player2 use bell-1,whisper-1
play player2 use candle-1,shade-1
	record player2 use candle-1,shade-1
play player2 done
	record player2 done
play player1 visit visit-attic-dormer-frost @VISITS
	record player1 visit visit-attic-dormer-frost @VISITS
play player1 lay frost-1 @attic/dormer
	record player1 lay frost-1 @attic/dormer
play player1 take =2
	record player1 take =2
play player1 drop =2
	record player1 drop =2
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 use ember-1,frost-1
	record player1 use ember-1,frost-1
play player1 done
	record player1 done
play player2 visit visit-music-room-harp-shade @VISITS
	record player2 visit visit-music-room-harp-shade @VISITS
play player2 lay shade-1 @music-room/harp
	record player2 lay shade-1 @music-room/harp
play player2 take =2
	record player2 take =2
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 move pawn-player2 @attic/pawns
	record player2 move pawn-player2 @attic/pawns
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 done
	record player2 done
play player1 visit visit-bathhouse-tub-whisper @VISITS
	record player1 visit visit-bathhouse-tub-whisper @VISITS
play player1 lay whisper-1 @bathhouse/tub
	record player1 lay whisper-1 @bathhouse/tub
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 use candle-1,shade-3
	record player1 use candle-1,shade-3
play player1 move pawn-player1 @attic/pawns
	record player1 move pawn-player1 @attic/pawns
play player1 done
	record player1 done
play player2 visit visit-bathhouse-tub-frost @VISITS
	record player2 visit visit-bathhouse-tub-frost @VISITS
play player2 lay frost-1 @bathhouse/tub
	record player2 lay frost-1 @bathhouse/tub
play player2 take =2
	record player2 take =2
play player2 drop =2
	record player2 drop =2
play player2 move pawn-player2 @foyer/pawns
	record player2 move pawn-player2 @foyer/pawns
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 move pawn-player2 @bathhouse/pawns
	record player2 move pawn-player2 @bathhouse/pawns
play player2 done
	record player2 done
play player1 visit visit-bathhouse-grating-shade @VISITS
	record player1 visit visit-bathhouse-grating-shade @VISITS
play player1 lay shade-2 @bathhouse/grating
	record player1 lay shade-2 @bathhouse/grating
play player1 take =2
	record player1 take =2
play player1 drop =1
	record player1 drop =1
play player1 move pawn-player1 @nursery/pawns
	record player1 move pawn-player1 @nursery/pawns
lay pawn-player1 @bathhouse/pawns
	record player1 move pawn-player1 @bathhouse/pawns
wait 3s
take turn-marker
wait 2s
lay turn-marker @TURN-player1 +1.7,+3.0 turn -3
wait 18.1s

# A Frost lies over a Shade in the Library. Player 3 draws one Trinket of two and goes there.
# The Shade is not taken for removed with a Trinket that nobody has seen: it lies beneath the
# Frost, and a Trinket is still to be drawn.
game visitors
players 3
play table join tile-library @M+1+0/90
	record table join tile-library @M+1+0/90
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-music-room @M+0+1/180
	record table join tile-music-room @M+0+1/180
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
play table start @player3
	record table start @player3
play player3 visit visit-bathhouse-grating-whisper @VISITS
	record player3 visit visit-bathhouse-grating-whisper @VISITS
play player3 lay whisper-1 @bathhouse/grating
	record player3 lay whisper-1 @bathhouse/grating
play player3 visit visit-library-visitor @VISITS
	record player3 visit visit-library-visitor @VISITS
play player3 lay visitor-1 @library/visitor
	record player3 lay visitor-1 @library/visitor
play player3 visit visit-library-ladder-shade @VISITS
	record player3 visit visit-library-ladder-shade @VISITS
play player3 lay shade-1 @library/ladder
	record player3 lay shade-1 @library/ladder
play player3 visit visit-chapel-altar-shade @VISITS
	record player3 visit visit-chapel-altar-shade @VISITS
play player3 lay shade-2 @chapel/altar
	record player3 lay shade-2 @chapel/altar
play player3 take bell-1 @HAND-player3
	record player3 take bell-1 @HAND-player3
play player3 take bell-2 @HAND-player3
	record player3 take bell-2 @HAND-player3
play player3 move pawn-player3 @library/pawns
	record player3 move pawn-player3 @library/pawns
play player3 move pawn-player3 @bathhouse/pawns
	record player3 move pawn-player3 @bathhouse/pawns
play player3 use bell-2,whisper-1
	record player3 use bell-2,whisper-1
play player3 done
	record player3 done
play player1 visit visit-music-room-harp-whisper @VISITS
	record player1 visit visit-music-room-harp-whisper @VISITS
play player1 lay whisper-1 @music-room/harp
	record player1 lay whisper-1 @music-room/harp
play player1 visit visit-bathhouse-visitor @VISITS
	record player1 visit visit-bathhouse-visitor @VISITS
play player1 lay visitor-2 @bathhouse/visitor
	record player1 lay visitor-2 @bathhouse/visitor
play player1 visit visit-bathhouse-boiler-shade @VISITS
	record player1 visit visit-bathhouse-boiler-shade @VISITS
play player1 lay shade-3 @bathhouse/boiler
	record player1 lay shade-3 @bathhouse/boiler
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
play player2 visit visit-music-room-mirror-frost @VISITS
	record player2 visit visit-music-room-mirror-frost @VISITS
play player2 lay frost-1 @music-room/mirror
	record player2 lay frost-1 @music-room/mirror
play player2 visit visit-chapel-font-whisper @VISITS
	record player2 visit visit-chapel-font-whisper @VISITS
play player2 lay whisper-2 @chapel/font
	record player2 lay whisper-2 @chapel/font
play player2 visit visit-library-hearth-whisper @VISITS
	record player2 visit visit-library-hearth-whisper @VISITS
play player2 lay whisper-3 @library/hearth
	record player2 lay whisper-3 @library/hearth
play player2 take ember-3 @HAND-player2
	record player2 take ember-3 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 move pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
play player2 move pawn-player2 @chapel/pawns
	record player2 move pawn-player2 @chapel/pawns
play player2 use candle-1,shade-2
	record player2 use candle-1,shade-2
play player2 done
	record player2 done
play player3 visit visit-chapel-altar-frost @VISITS
	record player3 visit visit-chapel-altar-frost @VISITS
play player3 lay frost-2 @chapel/altar
	record player3 lay frost-2 @chapel/altar
play player3 visit visit-chapel-confessional-frost @VISITS
	record player3 visit visit-chapel-confessional-frost @VISITS
play player3 lay frost-3 @chapel/confessional
	record player3 lay frost-3 @chapel/confessional
play player3 visit visit-library-ladder-frost @VISITS
	record player3 visit visit-library-ladder-frost @VISITS
lay frost-4 on shade-1
	record player3 lay frost-4 @library/ladder
wait 3s
lay candle-1 @HAND-player3
	record player3 take candle-1 @HAND-player3
wait 2s
lay pawn-player3 @library/pawns
wait 6s
	apart 1 pieces
	hint Trinkets come first. Player 3: draw a Trinket, 2 of 2.
lay candle-2 @HAND-player3
	apart 2 pieces
	record player3 take candle-2 @HAND-player3
	record player3 move pawn-player3 @library/pawns
wait 3s
lay frost-4 @library/ladder
wait 3s

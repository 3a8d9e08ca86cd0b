# Two of Player 2's Trinkets lie on one another, and her character stands on a Shade. She
# discards a Candle Stub and takes the Shade out from beneath: it was covered, and nothing else
# that lies covered has gone.
game visitors
players 2
play table join tile-gallery @M+0+1/180
	record table join tile-gallery @M+0+1/180
play table join tile-music-room @M+1+0/90
	record table join tile-music-room @M+1+0/90
play table join tile-cellar @M+1+1/180
	record table join tile-cellar @M+1+1/180
play table join tile-bathhouse @M+1-1/90
	record table join tile-bathhouse @M+1-1/90
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-music-room-harp-shade @VISITS
	record player1 visit visit-music-room-harp-shade @VISITS
play player1 lay shade-1 @music-room/harp
	record player1 lay shade-1 @music-room/harp
play player1 visit visit-cellar-drain-whisper @VISITS
	record player1 visit visit-cellar-drain-whisper @VISITS
play player1 lay whisper-1 @cellar/drain
	record player1 lay whisper-1 @cellar/drain
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take vessel-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
play player1 move pawn-player1 @music-room/pawns
	record player1 move pawn-player1 @music-room/pawns
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-cellar-cask-frost @VISITS
	record player2 visit visit-cellar-cask-frost @VISITS
play player2 lay frost-1 @cellar/cask
	record player2 lay frost-1 @cellar/cask
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 move pawn-player2 @music-room/pawns
	record player2 move pawn-player2 @music-room/pawns
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-bathhouse-grating-shade @VISITS
	record player1 visit visit-bathhouse-grating-shade @VISITS
play player1 lay shade-2 @bathhouse/grating
	record player1 lay shade-2 @bathhouse/grating
play player1 take vessel-3 @HAND-player1
	record player1 take vessel-2 @HAND-player1
	revoke player1 take vessel-2 @HAND-player1
	record player1 take vessel-3 @HAND-player1
play player1 take candle-2 @HAND-player1
	record player1 take candle-2 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-gallery-long-curtain-frost @VISITS
	record player2 visit visit-gallery-long-curtain-frost @VISITS
play player2 lay frost-2 @gallery/long-curtain
	record player2 lay frost-2 @gallery/long-curtain
play player2 take vessel-2 @HAND-player2
	record player2 take vessel-2 @HAND-player2
play player2 take ember-1 @HAND-player2
	record player2 take ember-1 @HAND-player2
lay vessel-2 on bell-2
lay pawn-player2 on shade-1
wait 3s
take candle-1
take shade-1
wait 5s
	apart 2 pieces
	record player2 use candle-1,shade-1
lay turn-marker @TURN-player1
	record player2 end
	record player2 done
wait 3s

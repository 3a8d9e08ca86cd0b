# A cup comes to stand on a Trinket of the player in turn while she lays what the Visit brings: that is
# recorded at once, and the Trinket is named. Moves: lay. Never: that the Shade is still to come.
game visitors
players 2
play table join tile-conservatory @M-1+0/270
	record table join tile-conservatory @M-1+0/270
play table join tile-gallery @M+1+0/90
	record table join tile-gallery @M+1+0/90
play table join tile-cellar @M+1-1/90
	record table join tile-cellar @M+1-1/90
play table join tile-chapel @M-1-1/0
	record table join tile-chapel @M-1-1/0
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player2
	record table start @player2
play player2 visit visit-gallery-portrait-shade @VISITS
	record player2 visit visit-gallery-portrait-shade @VISITS
play player2 lay shade-1 @gallery/portrait
	record player2 lay shade-1 @gallery/portrait
play player2 visit visit-chapel-font-whisper @VISITS
	record player2 visit visit-chapel-font-whisper @VISITS
play player2 lay whisper-1 @chapel/font
	record player2 lay whisper-1 @chapel/font
play player2 take vessel-1 @HAND-player2
	record player2 take vessel-1 @HAND-player2
play player2 take bell-1 @HAND-player2
	record player2 take bell-1 @HAND-player2
play player2 end
	record player2 end
play player2 done
	record player2 done
play player1 visit visit-chapel-altar-frost @VISITS
	record player1 visit visit-chapel-altar-frost @VISITS
play player1 lay frost-1 @chapel/altar
	record player1 lay frost-1 @chapel/altar
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
lay visit-cellar-drain-shade @VISITS
	record player2 visit visit-cellar-drain-shade @VISITS
wait 3s
take bell-1
wait 2s
lay shade-2 @cellar/drain
wait 10s
	record player2 lay shade-2 @cellar/drain
	hint A Silver Bell of Player 2 is covered or gone. It can be used once the Trinkets are drawn.
	hint A Silver Bell of Player 2 is covered or gone. It can be used once the Trinkets are drawn.
	- The camera is wrong: it lies as expected
lay bell-1 @HAND-player2
wait 4s

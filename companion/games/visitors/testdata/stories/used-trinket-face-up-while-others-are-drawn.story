# A used Silver Bell lies face up on its pile while the next player draws Trinkets: that is where it belongs.
game visitors
players 2
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
play player1 visit visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
play player1 lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
play player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
play player1 lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 2s
lay bell-1 @USED-trinkets
take whisper-1
	record player1 use bell-1,whisper-1
wait 2s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 3s
lay visit-nursery-window-frost @VISITS
	record player2 visit visit-nursery-window-frost @VISITS
lay frost-2 @nursery/window
	record player2 lay frost-2 @nursery/window
wait 8s
lay bell-2 @HAND-player2
	record player2 take bell-1 @HAND-player2
lay candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
wait 3s

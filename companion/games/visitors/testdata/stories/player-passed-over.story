# The marker goes to Player 3, who draws a Visit and Trinkets: Player 2 has been passed over.
game visitors
players 3
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table join tile-conservatory @M+0+1/180
	record table join tile-conservatory @M+0+1/180
play table join tile-music-room @M+1+1/180
	record table join tile-music-room @M+1+1/180
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
play player1 visit visit-music-room-harp-shade @VISITS
	record player1 visit visit-music-room-harp-shade @VISITS
play player1 lay shade-1 @music-room/harp
	record player1 lay shade-1 @music-room/harp
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay turn-marker @TURN-player3
wait 3s
lay visit-nursery-cradle-shade @VISITS
wait 3s
	apart 1 pieces
lay shade-2 @nursery/cradle
	apart 2 pieces
wait 3s
lay ember-4 @HAND-player3
	hint Player 2 comes after Player 1: the turn marker goes there, not to Player 3.
wait 3s
lay ember-5 @HAND-player3
wait 20s
	hint Player 2 comes after Player 1: the turn marker goes there, not to Player 3.
lay turn-marker @TURN-player2
wait 3s
	record player1 end
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-2 @nursery/cradle
lay ember-4 @HAND-player2
wait 3s
	record player2 take ember-2 @HAND-player2
lay ember-5 @HAND-player2
	record player2 take ember-3 @HAND-player2
wait 3s
lay pawn-player2 @library/pawns
	record player2 move pawn-player2 @library/pawns
wait 3s

# Player 1 forgets her Trinkets, walks and passes the marker; Player 2 draws. When
# somebody says so she draws them one by one: after the first one the second is still due.
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
lay pawn-player1 @library/pawns
wait 4s
	apart 1 pieces
	hint Trinkets come first. Player 1: draw a Trinket, 1 of 2.
lay turn-marker @TURN-player2
wait 4s
	hint Trinkets come first. Player 1: draw a Trinket, 1 of 2.
lay visit-nursery-cradle-shade @VISITS
	apart 2 pieces
wait 3s
lay shade-1 @nursery/cradle
	apart 3 pieces
wait 30s
	hint Trinkets come first. Player 1: draw a Trinket, 1 of 2.
lay bell-1 @HAND-player1
	apart 4 pieces
wait 2s
lay ember-1 @HAND-player1
	apart 5 pieces
	record player1 take bell-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
	record player1 move pawn-player1 @library/pawns
	record player1 end
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
wait 5s
lay candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
wait 5s

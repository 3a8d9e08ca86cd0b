# Player 2 walks before Player 1 has passed the marker. It passes, and Player 2 draws: the
# walk counts after that, and nothing waits for it.
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
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
lay pawn-player2 @kitchen/pawns
wait 5s
	apart 1 pieces
	ask Player 2 stands in the Kitchen, but it is the turn of Player 1: put the character back into the Foyer.
	  expected “Player 2” lies in the Foyer
	  seen “Player 2” lies in the Kitchen
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 6s
	hint Visits come first: Player 2 still draws 1.
lay visit-nursery-cradle-shade @VISITS
	apart 2 pieces
	record player2 visit visit-nursery-cradle-shade @VISITS
	apart 1 pieces
wait 3s
lay shade-1 @nursery/cradle
	apart 2 pieces
	record player2 lay shade-1 @nursery/cradle
	apart 1 pieces
wait 3s
lay ember-2 @HAND-player2
	apart 2 pieces
	record player2 take ember-2 @HAND-player2
	apart 1 pieces
lay candle-2 @HAND-player2
	apart 2 pieces
	hint Trinkets come first. Player 2: draw a Trinket, 2 of 2.
	record player2 take candle-1 @HAND-player2
	record player2 move pawn-player2 @kitchen/pawns
wait 30s

# Player 2 draws a third Trinket and walks on. The Trinket is named, and the walk
# counts.
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
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
play player2 lay shade-1 @nursery/cradle
	record player2 lay shade-1 @nursery/cradle
play player2 take bell-2 @HAND-player2
	record player2 take bell-2 @HAND-player2
play player2 take candle-1 @HAND-player2
	record player2 take candle-1 @HAND-player2
lay candle-2 @HAND-player2
wait 3s
	apart 1 pieces
lay pawn-player2 @nursery/pawns
	record player2 move pawn-player2 @nursery/pawns
	apart 1 pieces
wait 6s
	ask Player 2 has drawn Trinkets already: the Candle Stub goes back to where it came from.
	  expected “Candle Stub” is not on the table
	  seen “Candle Stub” lies with the cards of Player 2
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
take candle-2
wait 4s

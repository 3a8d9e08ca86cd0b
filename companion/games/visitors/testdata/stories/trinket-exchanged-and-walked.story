# Player 1 likes one of her Trinkets less, draws another one for it, and walks. The walk counts; the
# question stays that of the Trinket.
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
lay candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
wait 3s
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 4s
take candle-1
wait 3s
	apart 1 pieces
lay bell-1 @HAND-player1
	apart 2 pieces
wait 4s
	ask The Candle Stub of Player 1 is covered or gone, and a Silver Bell lies there. Has it come instead?
	  expected “Silver Bell” is not on the table
	  expected “Candle Stub” lies with the cards of Player 1
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Candle Stub” is in none of its places
	- The table is right: correct the record
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @library/pawns
	apart 3 pieces
	record player1 move pawn-player1 @library/pawns
	apart 2 pieces
wait 12s
	ask The Candle Stub of Player 1 is covered or gone, and a Silver Bell lies there. Has it come instead?
	  expected “Silver Bell” is not on the table
	  expected “Candle Stub” lies with the cards of Player 1
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Candle Stub” is in none of its places
	- The table is right: correct the record
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take bell-1
	apart 1 pieces
lay candle-1 @HAND-player1
wait 4s
lay turn-marker @TURN-player2
	record player1 end
	record player1 done
wait 4s

# Player 2 hurries: Trinkets, walk, Visit and spirit, and the turn marker last. Before
# Player 1 it has lain all the time, and says nothing of Player 2's turn.
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
lay bell-2 @HAND-player2
lay candle-1 @HAND-player2
lay pawn-player2 @nursery/pawns
wait 5s
	apart 1 pieces
	ask Player 2 stands in the Nursery, but it is the turn of Player 1: put the character back into the Foyer.
	  expected “Silver Bell” is not on the table
	  expected “Candle Stub” is not on the table
	  expected “Player 2” lies in the Foyer
	  seen “Silver Bell” lies with the cards of Player 2
	  seen “Candle Stub” lies with the cards of Player 2
	  seen “Player 2” lies in the Nursery
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visit-nursery-cradle-shade @VISITS
	apart 2 pieces
wait 2s
	record player1 end
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	apart 1 pieces
lay shade-1 @nursery/cradle
	apart 2 pieces
	record player2 lay shade-1 @nursery/cradle
	record player2 take bell-2 @HAND-player2
	record player2 take candle-1 @HAND-player2
	record player2 move pawn-player2 @nursery/pawns
wait 3s
	hint It is the turn of Player 2: the turn marker belongs there, not before Player 1.
lay turn-marker @TURN-player2
wait 4s

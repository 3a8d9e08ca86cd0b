# The Silver Bell is discarded and the Whisper stays; Player 2 draws a Bell in her turn.
# It was not handed over.
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
wait 3s
take bell-1
wait 4s
	hint The Silver Bell of Player 1 is gone, and a Whisper still lies in the Library: take it away, or lay the Silver Bell back.
	  expected “Whisper” is not on the table
	  seen “Whisper” lies on the hearth in the Library
	apart 1 pieces
lay turn-marker @TURN-player2
wait 4s
	hint The Silver Bell of Player 1 is gone, and a Whisper still lies in the Library: take it away, or lay the Silver Bell back.
	  expected “Whisper” is not on the table
	  seen “Whisper” lies on the hearth in the Library
	apart 1 pieces
lay visit-nursery-cradle-shade @VISITS
	apart 2 pieces
wait 3s
lay shade-1 @nursery/cradle
	apart 3 pieces
wait 4s
	ask The Silver Bell of Player 1 is gone, and a Whisper still lies in the Library: take it away, or lay the Silver Bell back.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Shade” is not on the table
	  expected “Cradle, Nursery” (V20) is not on the table
	  seen “Silver Bell” is in none of its places
	  seen “Shade” lies on the cradle in the Nursery
	  seen “Cradle, Nursery” (V20) lies on the drawn Visits
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bell-2 @HAND-player2
wait 30s
	ask The Silver Bell of Player 1 is gone, and a Whisper still lies in the Library: take it away, or lay the Silver Bell back.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Shade” is not on the table
	  expected “Cradle, Nursery” (V20) is not on the table
	  seen “Silver Bell” lies with the cards of Player 2
	  seen “Shade” lies on the cradle in the Nursery
	  seen “Cradle, Nursery” (V20) lies on the drawn Visits
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
take whisper-1
	apart 4 pieces
	record player1 use bell-1,whisper-1
	record player1 end
	record player1 done
	record player2 visit visit-nursery-cradle-shade @VISITS
	record player2 lay shade-1 @nursery/cradle
	record player2 take bell-1 @HAND-player2
wait 5s

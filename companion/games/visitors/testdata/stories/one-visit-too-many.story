# One Visit card more than is due is drawn, with its Shade. It goes back.
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
lay visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
lay visit-nursery-cradle-shade @VISITS
wait 3s
	apart 1 pieces
lay shade-1 @nursery/cradle
	apart 2 pieces
wait 6s
	ask No more Visit card is due: put Cradle, Nursery back on the pile, and take away what it brought.
	  expected “Shade” is not on the table
	  expected “Cradle, Nursery” (V20) is not on the table
	  seen “Shade” lies on the cradle in the Nursery
	  seen “Cradle, Nursery” (V20) lies on the drawn Visits
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bell-1 @HAND-player1
	apart 3 pieces
wait 5s
	record player1 take bell-1 @HAND-player1
	apart 2 pieces
	ask No more Visit card is due: put Cradle, Nursery back on the pile, and take away what it brought.
	  expected “Shade” is not on the table
	  expected “Cradle, Nursery” (V20) is not on the table
	  seen “Shade” lies on the cradle in the Nursery
	  seen “Cradle, Nursery” (V20) lies on the drawn Visits
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take shade-1
	apart 1 pieces
take visit-nursery-cradle-shade
wait 5s

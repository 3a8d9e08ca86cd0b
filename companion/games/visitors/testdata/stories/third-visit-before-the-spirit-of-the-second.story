# A third Visit is drawn before the spirit of the second one is laid. Moves: that spirit, the Trinkets.
# Never: that the spirit is still due.
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
wait 2s
lay visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
wait 3s
lay visit-nursery-cradle-shade @VISITS
wait 5s
	apart 2 pieces
	hint The card Oven, Kitchen still brings a Frost to that place.
lay frost-1 @kitchen/oven
	apart 3 pieces
wait 6s
	record player1 lay frost-1 @kitchen/oven
	apart 1 pieces
	ask No more Visit card is due: put Cradle, Nursery back on the pile, and take away what it brought.
	  expected “Cradle, Nursery” (V20) is not on the table
	  seen “Cradle, Nursery” (V20) lies on the drawn Visits
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bell-1 @HAND-player1
	apart 2 pieces
wait 3s
	record player1 take bell-1 @HAND-player1
	apart 1 pieces
take visit-nursery-cradle-shade
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 4s

# At this table a Visitor card brings no extra card at once. One is drawn all the same.
game visitors
players 2
option extra_card=later
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
play player1 visit visit-library-visitor @VISITS
	record player1 visit visit-library-visitor @VISITS
play player1 lay visitor-1 @library/visitor
	record player1 lay visitor-1 @library/visitor
wait 2s
lay visit-kitchen-oven-frost @VISITS
lay frost-1 @kitchen/oven
wait 6s
	apart 2 pieces
	ask No more Visit card is due: put Oven, Kitchen back on the pile, and take away what it brought.
	  expected “Frost” is not on the table
	  expected “Oven, Kitchen” (V10) is not on the table
	  seen “Frost” lies on the oven in the Kitchen
	  seen “Oven, Kitchen” (V10) lies on the drawn Visits
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bell-1 @HAND-player1
	apart 3 pieces
lay ember-1 @HAND-player1
	apart 4 pieces
wait 6s
	record player1 take bell-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
	apart 2 pieces
	hint Player 1 may still act, and the next Visit card is due when the turn marker has been passed on: pass it, or put Oven, Kitchen back on the pile with what it brought.
take visit-kitchen-oven-frost
	apart 1 pieces
take frost-1
wait 5s

# Somebody deals Trinkets while the piles are not made yet.
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
wait 2s
lay bell-1 @HAND-player1
lay ember-1 @HAND-player1
lay bell-2 @HAND-player2
	apart 3 pieces
wait 8s
	ask Nobody draws a card before the game begins: lay the Silver Bell back. Set the Visitor cards aside without looking at them.
	  expected “Silver Bell” is not on the table
	  expected “Silver Bell” is not on the table
	  expected “Warm Ember” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Silver Bell” lies with the cards of Player 2
	  seen “Warm Ember” lies with the cards of Player 1
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take bell-1
	apart 2 pieces
take ember-1
	apart 1 pieces
take bell-2
wait 4s
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
play table start @player1
	record table start @player1
wait 3s

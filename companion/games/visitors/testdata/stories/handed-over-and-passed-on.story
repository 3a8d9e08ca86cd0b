# Player 1 hands her Ember to Player 2, which the table does not allow, and gives the turn
# marker on with it.
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
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
lay ember-1 @HAND-player2
wait 8s
	apart 1 pieces
	ask Trinkets are not given away at this table: the Warm Ember goes back to Player 1. Giving one for an action is a house rule, chosen before a game.
	  expected “Warm Ember” lies with the cards of Player 1
	  seen “Warm Ember” lies with the cards of Player 2
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-player2
wait 8s
	record player1 end
	record player1 done
	hint A Warm Ember of Player 1 is covered or gone, and one has come to Player 2. Trinkets are not given away at this table.

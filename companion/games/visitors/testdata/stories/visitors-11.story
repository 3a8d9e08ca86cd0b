# Player 1 takes her two Trinkets first and turns the Visit cards over after that.
# The order of hands does not matter.
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
lay bell-1 @HAND-player1
wait 2s
lay ember-1 @HAND-player1
wait 5s
	ask Player 1 has a card too many: Silver Bell. Player 1: draw a Visit card, 2 to go.
	  expected “Silver Bell” is not on the table
	  expected “Warm Ember” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Warm Ember” lies with the cards of Player 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay visit-library-hearth-whisper @VISITS
wait 2s
lay whisper-1 @library/hearth
wait 2s
lay visit-kitchen-oven-frost @VISITS
wait 2s
lay frost-1 @kitchen/oven
wait 4s
	ask Frost lies on the Oven in the Kitchen. Is that right?
	  expected “Silver Bell” is not on the table
	  expected “Warm Ember” is not on the table
	  expected “Frost” is not on the table
	  expected “Oven, Kitchen” is not on the table
	  expected “Whisper” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Warm Ember” lies with the cards of Player 1
	  seen “Frost” lies on the oven in the Kitchen
	  seen “Oven, Kitchen” lies on the drawn Visits
	  seen “Whisper” lies on the hearth in the Library
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move

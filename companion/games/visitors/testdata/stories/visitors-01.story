# Player 1 turns both of her Visit cards over at once. The second card covers the
# first, and two people put the spirits down together. All of it is right.
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
together
lay visit-library-hearth-whisper @VISITS
lay visit-kitchen-oven-frost on visit-library-hearth-whisper
lay whisper-1 @library/hearth
lay frost-1 @kitchen/oven
end
wait 6s
	ask Frost lies on the Oven in the Kitchen. Is that right?
	  expected “Frost” is not on the table
	  expected “Oven, Kitchen” is not on the table
	  expected “Whisper” is not on the table
	  seen “Frost” lies on the oven in the Kitchen
	  seen “Oven, Kitchen” lies on the drawn Visits
	  seen “Whisper” lies on the hearth in the Library
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move

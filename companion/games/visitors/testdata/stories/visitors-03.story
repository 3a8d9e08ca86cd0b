# The first Visit card lies, but nobody puts its spirit down. The second card and
# its spirit follow. The first spirit is still to come.
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
wait 2s
lay visit-kitchen-oven-frost on visit-library-hearth-whisper
wait 2s
lay frost-1 @kitchen/oven
wait 8s
	ask No Visit card is drawn now. Player 1: put a Whisper on the Hearth in the Library.
	  expected “Frost” is not on the table
	  expected “Oven, Kitchen” is not on the table
	  expected “Hearth, Library” lies on the drawn Visits
	  seen “Frost” lies on the oven in the Kitchen
	  seen “Oven, Kitchen” lies on the drawn Visits
	  seen “Hearth, Library” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bell-1 @HAND-player1
wait 3s
lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
	record player1 visit visit-kitchen-oven-frost @VISITS
	record player1 lay frost-1 @kitchen/oven
	record player1 take bell-1 @HAND-player1
wait 4s

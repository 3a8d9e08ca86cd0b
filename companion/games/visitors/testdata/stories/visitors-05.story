# The Whisper of the hearth is put on the ladder. It belongs on the hearth.
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
lay whisper-1 @library/ladder
wait 8s
	apart 1 pieces
	ask The Whisper lies on the Ladder in the Library. It belongs on the Hearth in the Library.
	  expected “Whisper” is not on the table
	  seen “Whisper” lies on the ladder in the Library
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
wait 4s

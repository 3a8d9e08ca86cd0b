# A Shade is put on the hearth instead of a Whisper.
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
lay shade-1 @library/hearth
wait 8s
	apart 1 pieces
	ask The Hearth in the Library gets a Whisper, but a Shade lies there.
	  expected “Shade” is not on the table
	  seen “Shade” lies on the hearth in the Library
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
together
take shade-1
lay whisper-1 @library/hearth
end
	record player1 lay whisper-1 @library/hearth
wait 4s

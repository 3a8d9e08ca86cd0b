# Spirits lie on one heap, and one is seen nowhere: what is drawn counts all the same.
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
play player1 visit visit-library-hearth-whisper @VISITS
	record player1 visit visit-library-hearth-whisper @VISITS
play player1 lay whisper-1 @library/hearth
	record player1 lay whisper-1 @library/hearth
play player1 visit visit-library-hearth-frost @VISITS
	record player1 visit visit-library-hearth-frost @VISITS
play player1 lay frost-1 @library/hearth
	record player1 lay frost-1 @library/hearth
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
wait 2s
take whisper-1
wait 2s
lay ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 5s
	apart 1 pieces
	ask A Whisper in the Library is covered or gone: spread the spirits there.
	  expected “Whisper” lies on the hearth in the Library
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay whisper-1 @library/hearth
wait 4s

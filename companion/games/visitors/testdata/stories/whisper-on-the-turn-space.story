# Somebody tidies the Whisper onto the turn space of Player 2. Player 1 walks meanwhile.
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
play player1 visit visit-kitchen-oven-frost @VISITS
	record player1 visit visit-kitchen-oven-frost @VISITS
play player1 lay frost-1 @kitchen/oven
	record player1 lay frost-1 @kitchen/oven
play player1 take bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
play player1 take ember-1 @HAND-player1
	record player1 take ember-1 @HAND-player1
wait 2s
lay whisper-1 @TURN-player2
wait 6s
	apart 1 pieces
	ask Only the turn marker lies there: put the Whisper back in the Library.
	  expected “Whisper” lies on the hearth in the Library
	  seen “Whisper” lies before Player 2
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @library/pawns
	apart 2 pieces
	record player1 move pawn-player1 @library/pawns
	apart 1 pieces
wait 5s
	ask Only the turn marker lies there: put the Whisper back in the Library.
	  expected “Whisper” lies on the hearth in the Library
	  seen “Whisper” lies before Player 2
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay whisper-1 @library/hearth
wait 3s

# One person plays alone, and a second character stands in the Foyer.
game visitors
players 1
play table join tile-library @M+1+0/0
	record table join tile-library @M+1+0/0
play table join tile-kitchen @M-1+0/0
	record table join tile-kitchen @M-1+0/0
play table join tile-nursery @M+0-1/0
	record table join tile-nursery @M+0-1/0
play table aside
	record table aside
play table stack
	record table stack
play table shuffle
	record table shuffle
wait 1s
lay pawn-player1 @foyer/pawns
lay pawn-player2 @foyer/pawns
lay turn-marker @TURN-player1
wait 8s
	apart 1 pieces
	ask Only 1 player is playing: take the character of Player 2 away.
	  expected “Player 1” is not on the table
	  expected “Player 2” is not on the table
	  expected “Turn” is not on the table
	  seen “Player 1” lies in the Foyer
	  seen “Player 2” lies in the Foyer
	  seen “Turn” lies before Player 1
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take pawn-player2
	record table start @player1
wait 5s

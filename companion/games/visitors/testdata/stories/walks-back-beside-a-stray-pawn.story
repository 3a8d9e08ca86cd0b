# Player 1 walks to the Kitchen and back, while Player 2's character has strayed. Moves: none.
# Never: a second walk.
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
lay pawn-player2 @nursery/pawns
wait 6s
	apart 1 pieces
	ask Player 2 stands in the Nursery, but it is the turn of Player 1: put the character back into the Foyer.
	  expected “Player 2” lies in the Foyer
	  seen “Player 2” lies in the Nursery
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @kitchen/pawns
	apart 2 pieces
	record player1 move pawn-player1 @kitchen/pawns
	apart 1 pieces
wait 2s
lay pawn-player1 @foyer/pawns
	apart 2 pieces
	revoke player1 move pawn-player1 @kitchen/pawns
	apart 1 pieces
wait 3s
lay pawn-player2 @foyer/pawns
wait 3s

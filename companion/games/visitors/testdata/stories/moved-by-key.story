# Player 1 goes to the Library by a key, and her pawn follows later: it has not gone back.
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
say player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 8s
	apart 1 pieces
	ask Player 1 stands in the Foyer, but belongs in the Library. Is that right?
	  expected “Player 1” lies in the Library
	  seen “Player 1” lies in the Foyer
	- The table is right: correct the record
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @library/pawns
wait 3s
lay pawn-player1 @foyer/pawns
	record player1 move pawn-player1 @foyer/pawns
wait 3s

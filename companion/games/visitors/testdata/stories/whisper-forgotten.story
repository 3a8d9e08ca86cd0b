# The Silver Bell is discarded and the Whisper forgotten; she walks on before she takes it.
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
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 3s
take bell-1
wait 6s
	hint The Silver Bell of Player 1 is gone, and a Whisper still lies in the Library: take it away, or lay the Silver Bell back.
	  expected “Whisper” is not on the table
	  seen “Whisper” lies on the hearth in the Library
	apart 1 pieces
lay pawn-player1 @foyer/pawns
	apart 2 pieces
wait 6s
	ask The Silver Bell of Player 1 is gone, and a Whisper still lies in the Library: take it away, or lay the Silver Bell back.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Player 1” lies in the Library
	  seen “Silver Bell” is in none of its places
	  seen “Player 1” lies in the Foyer
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take whisper-1
	apart 3 pieces
	record player1 use bell-1,whisper-1
	record player1 move pawn-player1 @foyer/pawns
wait 5s

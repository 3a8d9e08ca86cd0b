# A Trinket is used in a room into which the pawn never went.
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
take bell-1
take whisper-1
wait 8s
	apart 2 pieces
	ask Player 1 is not in the Library: a Silver Bell works only in the room where its player stands.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Whisper” lies on the hearth in the Library
	  seen “Silver Bell” is in none of its places
	  seen “Whisper” is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay pawn-player1 @library/pawns
	apart 3 pieces
	record player1 move pawn-player1 @library/pawns
	record player1 use bell-1,whisper-1
wait 4s

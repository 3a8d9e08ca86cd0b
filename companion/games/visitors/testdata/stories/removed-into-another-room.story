# The Whisper that she has removed with her Silver Bell is laid in another room. Moves: the walk, the
# use once it is off the board. Never: that it belongs back on the Hearth.
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
lay pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
wait 1s
take bell-1
lay whisper-1 @kitchen/oven
wait 6s
	apart 2 pieces
	ask The Whisper that the Silver Bell removes lies on the Oven in the Kitchen: take it away.
	  expected “Silver Bell” lies with the cards of Player 1
	  expected “Whisper” lies on the hearth in the Library
	  seen “Silver Bell” is in none of its places
	  seen “Whisper” lies on the oven in the Kitchen
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
take whisper-1
	record player1 use bell-1,whisper-1
wait 3s

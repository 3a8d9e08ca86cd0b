# Player 1 puts the Bell that she has drawn back on the pile, draws two others and walks on. People say that
# the table is right.
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
lay bell-1 @HAND-player1
	record player1 take bell-1 @HAND-player1
wait 3s
take bell-1
wait 3s
lay vessel-1 @HAND-player1
wait 3s
	apart 1 pieces
lay candle-1 @HAND-player1
	apart 2 pieces
wait 3s
lay pawn-player1 @kitchen/pawns
	apart 3 pieces
wait 6s
	ask The Silver Bell of Player 1 is covered or gone, and a Candle Stub lies there. Has it come instead?
	  expected “Candle Stub” is not on the table
	  expected “Player 1” lies in the Foyer
	  expected “Spirit Vessel” is not on the table
	  seen “Candle Stub” lies with the cards of Player 1
	  seen “Player 1” lies in the Kitchen
	  seen “Spirit Vessel” lies with the cards of Player 1
	- The table is right: correct the record
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right"
	record table correct bell-1
	record table correct candle-1 @HAND-player1
	record player1 take vessel-1 @HAND-player1
	record player1 move pawn-player1 @kitchen/pawns
wait 4s

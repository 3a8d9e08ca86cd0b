# Player 1 stands in the Library, which nobody has recorded, while Player 2 lays a spirit. People say that
# the table is right: the record is corrected, and the spirit counts.
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
play player1 take candle-1 @HAND-player1
	record player1 take candle-1 @HAND-player1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-library-ladder-frost @VISITS
	record player2 visit visit-library-ladder-frost @VISITS
lay pawn-player1 @library/pawns
wait 8s
	apart 1 pieces
	ask Player 1 stands in the Library, but it is the turn of Player 2: put the character back into the Foyer.
	  expected “Player 1” lies in the Foyer
	  seen “Player 1” lies in the Library
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right: correct the record"
	record table correct pawn-player1 @library/pawns
wait 2s
lay frost-2 @library/ladder
	record player2 lay frost-2 @library/ladder
wait 4s

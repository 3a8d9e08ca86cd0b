# The Silver Bell of Player 1 is wanted back when Player 2 has drawn her Visit, and all
# say that this is right: her Shade is laid, then the record is corrected.
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
play player1 move pawn-player1 @library/pawns
	record player1 move pawn-player1 @library/pawns
play player1 use bell-1,whisper-1
	record player1 use bell-1,whisper-1
play player1 end
	record player1 end
play player1 done
	record player1 done
play player2 visit visit-nursery-cradle-shade @VISITS
	record player2 visit visit-nursery-cradle-shade @VISITS
wait 2s
lay bell-1 @HAND-player1
lay whisper-1 @library/hearth
wait 8s
	apart 1 pieces
	ask Player 1 has used a Silver Bell, and it is the turn of Player 2: put it and the Whisper in the Library away again, or say that the table is right.
	  expected “Silver Bell” is not on the table
	  expected “Whisper” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Whisper” lies on the hearth in the Library
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay shade-1 @nursery/cradle
	apart 2 pieces
wait 4s
	ask Player 1 has used a Silver Bell, and it is the turn of Player 2: put it and the Whisper in the Library away again, or say that the table is right.
	  expected “Silver Bell” is not on the table
	  expected “Shade” is not on the table
	  expected “Whisper” is not on the table
	  seen “Silver Bell” lies with the cards of Player 1
	  seen “Shade” lies on the cradle in the Nursery
	  seen “Whisper” lies on the hearth in the Library
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right"
	record player2 lay shade-1 @nursery/cradle
	record table correct bell-1 @HAND-player1
	record table correct whisper-1 @library/hearth
wait 4s

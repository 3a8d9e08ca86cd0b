# A pair is found, and the turn marker goes on before it is taken.
game pairs
players 2
play table start @TURN-player1
	record table start @TURN-player1
play player1 turn key-2 @P16
	record player1 turn key-2 @P16
play player1 turn moon-1 @P18
	record player1 turn moon-1 @P18
play player1 done
	record player1 done
lay owl-2 @P4
	record player2 turn owl-2 @P4
lay owl-1 @P5
	record player2 turn owl-1 @P5
wait 3s
lay turn-marker @TURN-player1
wait 6s
	apart 1 pieces
	ask A pair! Player 2: take both cards and go on.
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay owl-1 @WON-player2
	apart 2 pieces
lay owl-2 @WON-player2
	apart 3 pieces
wait 6s
	ask A pair! Player 2: take both cards and go on.
	  expected “Turn” lies before Player 2
	  seen “Turn” lies before Player 1
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move

# A pair is laid on another player's pile.
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
lay owl-1 @WON-player1
lay owl-2 @WON-player1
wait 6s
	apart 2 pieces
	ask A pair! Player 2: take both cards and go on.
	  expected “Owl” (Owl1) lies with the pairs of Player 2
	  seen “Owl” (Owl1) lies with the pairs of Player 1
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay owl-1 @WON-player2
lay owl-2 @WON-player2
	record player2 done
wait 6s

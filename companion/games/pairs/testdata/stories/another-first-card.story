# A card that everyone has seen is turned back, and another one is turned up in its stead.
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
wait 2s
take owl-2
wait 3s
lay fox-2 @P2
wait 3s
	record player2 turn fox-2 @P2
lay fox-1 @P3
wait 6s
	apart 1 pieces
	ask That cannot be done now. No pair. Player 2: turn both cards back and give the turn marker to Player 1.
	  expected “Fox” (Fox1) is not on the table
	  seen “Fox” (Fox1) lies on space 3
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay fox-1 @P3 down
lay fox-2 @P2 down
lay turn-marker @TURN-player1
	record player2 done
wait 6s

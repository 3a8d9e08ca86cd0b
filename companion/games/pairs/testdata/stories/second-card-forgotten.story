# One card of a pair is taken, the other is forgotten, and play goes on.
game pairs
players 3
play table start @TURN-player3
	record table start @TURN-player3
play player3 turn acorn-1 @P4
	record player3 turn acorn-1 @P4
play player3 turn owl-2 @P3
	record player3 turn owl-2 @P3
play player3 done
	record player3 done
play player1 turn moon-2 @P15
	record player1 turn moon-2 @P15
play player1 turn key-1 @P14
	record player1 turn key-1 @P14
play player1 done
	record player1 done
play player2 turn acorn-2 @P13
	record player2 turn acorn-2 @P13
play player2 turn fox-1 @P21
	record player2 turn fox-1 @P21
play player2 done
	record player2 done
play player3 turn acorn-2 @P13
	record player3 turn acorn-2 @P13
play player3 turn acorn-1 @P4
	record player3 turn acorn-1 @P4
take acorn-1
wait 2s
	hint Not finished yet:
	  expected “Acorn” (Acorn2) lies with the pairs of Player 3
	  seen “Acorn” (Acorn2) lies on space 13
	apart 1 pieces
lay bat-2 @P6
	apart 2 pieces
wait 4.6s
	ask That cannot be done now. A pair! Player 3: take both cards and go on.
	  expected “Acorn” (Acorn1) lies on space 4
	  expected “Bat” (Bat2) is not on the table
	  seen “Acorn” (Acorn1) is in none of its places
	  seen “Bat” (Bat2) lies on space 6
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay acorn-2 @WON-player3
	apart 3 pieces
	record player3 done
	record player3 turn bat-2 @P6
wait 10s

# Two cards are turned back and one of them up again by the next player while nobody looked.
game pairs
players 2
play table start @TURN-player2
	record table start @TURN-player2
play player2 turn key-2 @P16
	record player2 turn key-2 @P16
play player2 turn moon-1 @P18
	record player2 turn moon-1 @P18
play player2 done
	record player2 done
play player1 turn lantern-2 @P14
	record player1 turn lantern-2 @P14
play player1 turn owl-2 @P4
	record player1 turn owl-2 @P4
play player1 done
	record player1 done
play player2 turn key-1 @P22
	record player2 turn key-1 @P22
play player2 turn bat-2 @P1
	record player2 turn bat-2 @P1
together
lay bat-2 @P1 down
lay turn-marker @TURN-player1
lay key-1 @P22
end
wait 6s
	hint Not finished yet:
	  expected “Key” (Key1) is not on the table
	  seen “Key” (Key1) lies on space 22
	apart 2 pieces
lay key-2 @P16
	apart 3 pieces
wait 8s
	ask That cannot be done now. No pair. Player 2: turn both cards back and give the turn marker to Player 1.
	  expected “Bat” (Bat2) lies on space 1
	  expected “Key” (Key2) is not on the table
	  expected “Turn” lies before Player 2
	  seen “Bat” (Bat2) is in none of its places
	  seen “Key” (Key2) lies on space 16
	  seen “Turn” lies before Player 1
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right"
	record player2 done
	record player1 turn key-2 @P16
	record player1 turn key-1 @P22
wait 2s
lay key-2 @WON-player1
lay key-1 on key-2
	record player1 done
wait 3s

# What people do wrong at the memory game.
game pairs
players 3
play table start @TURN-player1
	record table start @TURN-player1
play player1 turn bat-1 @P17
	record player1 turn bat-1 @P17
# A card is laid back in another place.
lay deer-1 @P13
	record player1 turn deer-1 @P13
lay bat-1 @P18
wait 6s
	apart 1 pieces
	ask That cannot be done now. No pair. Player 1: turn both cards back and give the turn marker to Player 2.
	  expected “Bat” (Bat1) lies on space 17
	  seen “Bat” (Bat1) lies on space 18
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay bat-1 @P17
wait 2s
# Only one of two is turned back.
lay bat-1 @P17 down
lay turn-marker @TURN-player2
wait 3s
	hint Not finished yet:
	  expected “Deer” (Deer1) is not on the table
	  seen “Deer” (Deer1) lies on space 13
	apart 2 pieces
lay owl-2 @P9
	apart 3 pieces
wait 6s
	ask That cannot be done now. No pair. Player 1: turn both cards back and give the turn marker to Player 2.
	  expected “Bat” (Bat1) lies on space 17
	  expected “Owl” (Owl2) is not on the table
	  expected “Turn” lies before Player 1
	  seen “Bat” (Bat1) is in none of its places
	  seen “Owl” (Owl2) lies on space 9
	  seen “Turn” lies before Player 2
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay owl-2 @P9 down
	apart 2 pieces
lay deer-1 @P13 down
	apart 3 pieces
	record player1 done
wait 2s
# The turn passes after one card.
lay owl-2 @P9
	record player2 turn owl-2 @P9
wait 2s
lay owl-2 @P9 down
lay turn-marker @TURN-player3
wait 6s
	apart 2 pieces
	ask That cannot be done now. Player 2: turn a card up.
	  expected “Owl” (Owl2) lies on space 9
	  expected “Turn” lies before Player 2
	  seen “Owl” (Owl2) is in none of its places
	  seen “Turn” lies before Player 3
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-player2
	apart 1 pieces
lay owl-2 @P9
wait 2s
# Either card of a pair may lie uppermost.
lay owl-1 @P2
	record player2 turn owl-1 @P2
wait 2s
take owl-2
lay owl-1 @WON-player2
	record player2 done
lay owl-2 on owl-1
wait 2s
# A card comes to a pile that nobody has turned up.
lay key-2 @WON-player2
wait 6s
	apart 2 pieces
	ask The table and the rules disagree.
	  expected “Key” (Key2) is not on the table
	  expected “Owl” (Owl2) lies with the pairs of Player 2
	  seen “Key” (Key2) lies with the pairs of Player 2
	  seen “Owl” (Owl2) is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take key-2
# A card of a pile is taken up, and turned up too late to mean anything else.
play player2 turn fox-1 @P1
	record player2 turn fox-1 @P1
take owl-2
wait 8s
lay owl-2 @WON-player2
wait 2s

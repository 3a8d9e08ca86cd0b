# The turn marker is passed on without “Sure”, and the guess is answered. Player 1 was not done:
# the marker comes back to her, all agree, and she lays another digit.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
play player3 lock @9,0,1,2
	record player3 lock
play table first @TURN-player1
	record table first @TURN-player1
play player1 aim token-player2 @AIM
	record player1 aim token-player2 @AIM
play player1 lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
play player1 lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
play player1 lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
play player1 lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
lay turn-marker @TURN-player2
wait 3s
	record player1 ask
	record player1 done
lay turn-marker @TURN-player1
wait 5s
	apart 1 pieces
	ask The guess 5978 is answered, and the turn marker lies before Player 1 again. Is the guess taken back?
	- It is taken back: all agree
	- It counts: the turn marker goes to Player 2
answer 1
	record table retract
wait 2s
lay digit-6-1 on digit-5-1
	record player1 lay digit-6-1 @K1
wait 3s
lay turn-marker @SURE
	record player1 ask
wait 6s
lay turn-marker @TURN-player2
	record player1 done
wait 3s

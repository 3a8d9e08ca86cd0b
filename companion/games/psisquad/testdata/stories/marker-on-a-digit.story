# The turn marker is laid on a digit card of the guess, and then on “Sure”.
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
lay turn-marker on digit-8-1
wait 6s
	apart 1 pieces
	hint The turn marker of Player 1 is not seen on a place of its own. Perhaps something lies on it.
lay turn-marker @SURE
	record player1 ask
wait 4s

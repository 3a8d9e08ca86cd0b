# Player 1 has passed the turn marker on, and lays the last digit then.
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
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
wait 2s
lay turn-marker @TURN-player2
wait 5s
	apart 1 pieces
	hint Position 4 is empty: a guess has 4 digits.
lay digit-8-1 @K4
wait 6s
	ask Does Player 1 ask Player 2 for 5978?
	- Yes
	- Not yet: the turn marker goes to Player 1 first.
answer Yes
	record player1 lay digit-8-1 @K4
	record player1 ask
	record player1 done
wait 4s

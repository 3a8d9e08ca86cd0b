# Player 1 lays her guess on the secret mat when all cyphers are locked: nothing is read there any more.
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
lay digit-5-1 @X1
lay digit-9-1 @X2
lay digit-7-1 @X3
lay digit-8-1 @X4
	hint Cards lie on the secret mat, where nothing is read any more. Take them away.
wait 8s
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
lay turn-marker @SURE
	record player1 ask
wait 5s

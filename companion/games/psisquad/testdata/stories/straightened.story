# Cards and tokens are straightened while she thinks.
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
play player1 lay digit-6-1 @K1
	record player1 lay digit-6-1 @K1
play player1 lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
play player1 lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
play player1 lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
lay digit-9-1 @K2 +5,-4 turn 6
lay token-player2 @AIM -3,2 turn 30
take digit-7-1
wait 2s
lay digit-7-1 @K3 -4,3
lay token-player3 @HOME-player3 +4,4
wait 8s
lay turn-marker @SURE
	record player1 ask
wait 3s

# The target's token and the turn marker lie a little beside their cells, where nothing else can
# be meant.
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
wait 2s
lay token-player2 @AIM +0,-24
	record player1 aim token-player2 @AIM
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
wait 3s
lay turn-marker @SURE +0,24
	record player1 ask
wait 30s
lay turn-marker @TURN-player2
	record player1 done
wait 5s

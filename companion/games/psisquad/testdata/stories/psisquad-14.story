# Player 2 lays her digits on top of those of the last guess. What lies on top
# counts.
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
play player1 ask
	record player1 ask
play player1 done
	record player1 done
lay digit-4-2 on digit-5-1
	record player2 lay digit-4-2 @K1
wait 2s
lay digit-3-2 on digit-9-1
	record player2 lay digit-3-2 @K2
wait 2s
lay digit-3-3 on digit-7-1
	record player2 lay digit-3-3 @K3
wait 2s
lay digit-1-2 on digit-8-1
	record player2 lay digit-1-2 @K4
wait 2s
lay token-player2 @HOME-player2
lay token-player3 @AIM
	record player2 aim token-player3 @AIM
wait 2s
lay turn-marker @SURE
	record player2 ask
wait 5s

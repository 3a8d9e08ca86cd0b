# The 7 lies half on key 2 and half on key 3. Key 2 has the 9, so the 7 is meant
# for key 3. Only a push shows the 9 below it.
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
wait 2s
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
wait 2s
lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
wait 2s
lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
wait 2s
lay digit-7-1 @K2 +20,0
	record player1 lay digit-7-1 @K3
wait 2s
lay turn-marker @SURE
	record player1 ask
wait 6s
lay digit-7-1 @K3
wait 4s

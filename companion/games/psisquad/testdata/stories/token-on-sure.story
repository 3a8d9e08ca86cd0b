# Player 1 lays her own token on “Sure” instead of the turn marker.
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
wait 3s
lay token-player1 @SURE
wait 30s
	hint The token of Player 1 lies on “Sure”: take it away. Only the turn marker goes there.
lay token-player1 @HOME-player1
lay turn-marker @SURE
	record player1 ask
wait 5s

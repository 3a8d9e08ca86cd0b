# Two tokens are straightened and get into one another's places.
game psisquad
players 6
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
play player3 lock @9,0,1,2
	record player3 lock
play player4 lock @3,3,4,4
	record player4 lock
play player5 lock @0,7,0,7
	record player5 lock
play player6 lock @8,1,8,1
	record player6 lock
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
lay token-player3 @HOME-player4
lay token-player4 @HOME-player3
wait 6s
	hint The token of Player 3 lies in the place of another player. It belongs before Player 3.
lay token-player4 @HOME-player4
lay token-player3 @HOME-player3
wait 3s
lay token-player4 @AIM
wait 4s
	record player2 aim token-player4 @AIM

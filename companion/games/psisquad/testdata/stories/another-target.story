# She thinks again and aims at somebody else.
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
wait 3s
lay token-player2 @HOME-player2
	revoke player1 aim token-player2 @AIM
lay token-player3 @AIM
	record player1 aim token-player3 @AIM
wait 6s

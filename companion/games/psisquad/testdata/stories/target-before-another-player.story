# The target's token is laid before another player while the guess is laid out.
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
play player1 aim token-player3 @AIM
	record player1 aim token-player3 @AIM
play player1 lay digit-8-1 @K1
	record player1 lay digit-8-1 @K1
play player1 lay digit-6-1 @K2
	record player1 lay digit-6-1 @K2
play player1 lay digit-6-2 @K3
	record player1 lay digit-6-2 @K3
play player1 lay digit-0-1 @K4
	record player1 lay digit-0-1 @K4
wait 2s
wait 3s
take token-player3
lay token-player3 @HOME-player2
wait 10s
	hint The token of Player 3 lies in the place of another player. It belongs on “Target”, or before Player 3.
lay token-player3 @AIM
wait 3s

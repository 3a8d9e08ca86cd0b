# The token of the target is laid on another player's token.
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
lay token-player2 on token-player3
wait 6s
	hint The token of Player 2 lies in the place of another player. It belongs before Player 2.
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
wait 5s

# The token of a player who does not take part is laid on “Target”.
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
wait 1s
lay token-player5 @AIM
lay digit-5-1 @K1
wait 6s
	record player1 lay digit-5-1 @K1
	hint Player 5 does not play at this table. These can be asked: Player 2 and Player 3.
take token-player5
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
wait 4s

# The turn marker lies on “Sure” before there is a guess, and the first target is the
# guesser's own token. Who begins stands all the same.
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
lay turn-marker @SURE
wait 5s
	apart 1 pieces
	hint A guess needs a target. Lay another player's token on “Target”.
lay token-player1 @AIM
lay digit-5-1 @K1
lay digit-9-1 @K2
lay digit-7-1 @K3
lay digit-8-1 @K4
wait 6s
	hint Player 1 cannot guess their own cypher. The token on “Target” is that of the player who is asked. These can be asked: Player 2 and Player 3.
lay token-player1 @HOME-player1
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
	record player1 lay digit-5-1 @K1
	record player1 lay digit-9-1 @K2
	record player1 lay digit-7-1 @K3
	record player1 lay digit-8-1 @K4
	record player1 ask
wait 4s

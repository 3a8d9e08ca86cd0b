# The target of the last guess is now in turn and lays their own token over that of the
# player whom they ask.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
play player3 lock @9,0,1,2
	record player3 lock
play table first @TURN-player3
	record table first @TURN-player3
play player3 aim token-player1 @AIM
	record player3 aim token-player1 @AIM
play player3 lay digit-9-1 @K1
	record player3 lay digit-9-1 @K1
play player3 lay digit-4-1 @K2
	record player3 lay digit-4-1 @K2
play player3 lay digit-0-1 @K3
	record player3 lay digit-0-1 @K3
play player3 lay digit-9-2 @K4
	record player3 lay digit-9-2 @K4
play player3 ask
	record player3 ask
lay turn-marker @TURN-player1
	record player3 done
wait 1s
lay token-player1 @HOME-player1
wait 1s
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
wait 3s
lay token-player1 on token-player2
wait 8s
	hint Player 1 cannot guess their own cypher. The token on “Target” is that of the player who is asked. These can be asked: Player 2 and Player 3.

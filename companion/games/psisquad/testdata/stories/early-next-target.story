# The next player takes her target before the marker has come to her.
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
play player1 lay digit-6-1 @K1
	record player1 lay digit-6-1 @K1
play player1 lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
play player1 lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
play player1 lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
play player1 ask
	record player1 ask
lay token-player2 @HOME-player2
lay token-player3 @AIM
wait 6s
	hint The guess is answered: the turn marker goes to Player 2 first, and then the next target counts.
lay turn-marker @TURN-player2
	record player1 done
	record player2 aim token-player3 @AIM
wait 3s

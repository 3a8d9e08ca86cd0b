# After the answer the last card of the guess is laid upon the first: the guess stays as it was heard.
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
lay digit-8-1 @K1
wait 8s
	hint The guess 6978 is answered and counts. New cards are for the next guess. If all agree, it can be taken back.
lay turn-marker @TURN-player2
	record player1 done
	record player2 lay digit-8-1 @K1
wait 3s

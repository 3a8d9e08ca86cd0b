# Player 2 sets both counters to 4, sees that two are not spotted, and moves the counter on.
# Her cypher is not solved, and the game goes on with it.
game psisquad
players 3
option mode=paper
play player1 lock
	record player1 lock
play player2 lock
	record player2 lock
play player3 lock
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
play player1 ask
	record player1 ask
lay correct-counter @C4
lay spotted-counter @S4
wait 3s
	record player2 answer correct-counter,spotted-counter @4,4
lay spotted-counter @S2
wait 8s
	apart 1 pieces
	ask Does Player 2 correct the answer to 4 correct, 2 spotted?
	- Yes
	- We put it back
answer Yes
	record player2 answer correct-counter,spotted-counter @4,2
lay turn-marker @TURN-player2
lay correct-counter @CR
lay spotted-counter @SR
	record player1 done
wait 2s
lay token-player1 @AIM
lay token-player2 @HOME-player2
	record player2 aim token-player1 @AIM
wait 4s
lay digit-1-1 on digit-5-1
	record player2 lay digit-1-1 @K1
wait 4s

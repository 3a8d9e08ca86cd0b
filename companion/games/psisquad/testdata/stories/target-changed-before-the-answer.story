# On paper, Player 1 exchanges the target before anybody has answered: Player 3 is asked.
game psisquad
players 4
option mode=paper
play player1 lock
	record player1 lock
play player2 lock
	record player2 lock
play player3 lock
	record player3 lock
play player4 lock
	record player4 lock
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
wait 3s
lay token-player2 @HOME-player2
lay token-player3 @AIM
	revoke player1 ask
	record player1 aim token-player3 @AIM
	record player1 ask
wait 8s
lay correct-counter @C2
wait 2s
	apart 1 pieces
lay spotted-counter @S1
wait 30s
	record player3 answer correct-counter,spotted-counter @2,1
lay turn-marker @TURN-player2
wait 5s
	record player1 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.

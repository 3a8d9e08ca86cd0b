# Nobody has laid the counters at rest before the first guess: who began stays.
game psisquad
players 3
option mode=paper
say player1 lock
	record player1 lock
say player2 lock
	record player2 lock
say player3 lock
	record player3 lock
lay turn-marker @TURN-player1
wait 3s
	record table first @TURN-player1
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.
lay token-player2 @AIM
lay digit-5-1 @K1
lay digit-9-1 @K2
lay digit-7-1 @K3
lay digit-8-1 @K4
lay turn-marker @SURE
wait 6s
	apart 1 pieces
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.
lay correct-counter @CR
lay spotted-counter @SR
wait 4s
	record player1 aim token-player2 @AIM
	record player1 lay digit-5-1 @K1
	record player1 lay digit-9-1 @K2
	record player1 lay digit-7-1 @K3
	record player1 lay digit-8-1 @K4
	record player1 ask
lay correct-counter @C1
lay spotted-counter @S0
wait 4s
	record player2 answer correct-counter,spotted-counter @1,0

# A counter lies on 5, and a guess has four digits.
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
lay correct-counter @C5
wait 3s
	apart 1 pieces
	hint A guess has only 4 digits.
lay spotted-counter @S2
	apart 2 pieces
wait 30s
	hint A guess has only 4 digits.
lay correct-counter @C4
wait 5s
	record player2 answer correct-counter,spotted-counter @4,2
lay turn-marker @TURN-player2
wait 4s
	record player1 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.

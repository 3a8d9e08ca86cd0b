# The counter of spotted digits is laid among the correct ones, and one of the two is
# not put back after the turn.
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
lay correct-counter @C1
lay spotted-counter @C0
wait 6s
	apart 2 pieces
	hint The counter “Spotted” lies in the row of the other one.
lay spotted-counter @S0
	apart 2 pieces
wait 3s
	record player2 answer correct-counter,spotted-counter @1,0
lay correct-counter @CR
lay turn-marker @TURN-player2
wait 5s
	record player1 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.
lay spotted-counter @SR
wait 3s

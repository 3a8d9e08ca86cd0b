# The answer is said aloud and no counter is moved; the turn marker goes on.
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
lay turn-marker @TURN-player2
wait 8s
	hint Player 2 has to answer first, with both counters: on 0 if there is none. Lift a counter that already lies right, and lay it down again. The turn marker can stay where it lies.
lay correct-counter @C2
lay spotted-counter @S2
wait 5s
	record player2 answer correct-counter,spotted-counter @2,2
	record player1 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.

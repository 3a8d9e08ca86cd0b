# Player 2 moves the counters into a pair that cannot be, and then one after the other to
# what she means: what they show in between is no answer.
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
lay spotted-counter @S2
wait 6s
	apart 2 pieces
	hint 1 correct and 2 spotted is impossible: count again. Every spotted digit is also correct: with 2 spotted, at least as many are correct.
lay correct-counter @C2
	apart 2 pieces
lay spotted-counter @S1
wait 4s
	record player2 answer correct-counter,spotted-counter @2,1
lay turn-marker @TURN-player2
wait 3s
	record player1 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.

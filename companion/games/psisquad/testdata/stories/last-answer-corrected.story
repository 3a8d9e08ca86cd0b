# On paper, the counters say that the last cypher but one is solved, and are moved once more.
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
play player1 guess @player2,5,6,7,8
	record player1 guess @player2,5,6,7,8
play player2 say @4,4
	record player2 say @4,4
play player1 done
	record player1 done
play player2 aim token-player1 @AIM
	record player2 aim token-player1 @AIM
play player2 lay digit-1-1 @K1
	record player2 lay digit-1-1 @K1
play player2 lay digit-2-1 @K2
	record player2 lay digit-2-1 @K2
play player2 lay digit-4-1 @K3
	record player2 lay digit-4-1 @K3
play player2 lay digit-3-1 @K4
	record player2 lay digit-3-1 @K4
play player2 ask
	record player2 ask
lay correct-counter @C4
lay spotted-counter @S4
wait 2s
	record player1 answer correct-counter,spotted-counter @4,4
lay spotted-counter @S2
wait 8s
	apart 1 pieces
	ask Does Player 1 correct the answer to 4 correct, 2 spotted?
	- Yes
	- We put it back
answer Yes
	record player1 answer correct-counter,spotted-counter @4,2
wait 4s
lay turn-marker @TURN-player3
wait 3s
	record player2 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.

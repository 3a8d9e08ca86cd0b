# On paper, a guess that seemed right is looked at again: first the counters show what cannot be, then the true answer.
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
wait 4s
	record player2 answer correct-counter,spotted-counter @4,4
lay spotted-counter @S3
wait 6s
	apart 1 pieces
	hint 4 correct and 3 spotted is impossible: count again. If all digits are correct, it is impossible that exactly one is not spotted.
lay spotted-counter @S2
wait 6s
	apart 1 pieces
	ask Does Player 2 correct the answer to 4 correct, 2 spotted?
	- Yes
	- We put it back
answer 1
	record player2 answer correct-counter,spotted-counter @4,2
wait 3s

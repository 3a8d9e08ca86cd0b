# Player 2 has answered 2 correct, 2 spotted. She looks again and moves the
# counter to 3 correct. No other guess was made, so her answer is corrected.
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
play player2 answer correct-counter,spotted-counter @2,2
	record player2 answer correct-counter,spotted-counter @2,2
wait 2s
lay correct-counter @C3
wait 8s
	apart 1 pieces
	ask Does Player 2 correct the answer to 3 correct, 2 spotted?
	- Yes
	- We put it back
answer Yes
	record player2 answer correct-counter,spotted-counter @3,2
wait 2s
lay correct-counter @CR
lay spotted-counter @SR
lay turn-marker @TURN-player2
	record player1 done
wait 3s

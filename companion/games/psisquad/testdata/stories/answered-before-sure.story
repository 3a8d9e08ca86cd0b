# The answer is laid out before the guess is sure.
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
lay correct-counter @C2
lay spotted-counter @S1
wait 8s
	hint The answer is early: the turn marker goes to “Sure” first. Then what Player 2 answers counts.
lay turn-marker @SURE
wait 5s
	record player1 ask
	record player2 answer correct-counter,spotted-counter @2,1

# Player 2 corrects her answer, thinks again, and corrects the other number.
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
wait 6s
	apart 1 pieces
	ask Does Player 2 correct the answer to 3 correct, 2 spotted?
	- Yes
	- We put it back
lay correct-counter @C2
wait 4s
lay spotted-counter @S1
wait 6s
	apart 1 pieces
	ask Does Player 2 correct the answer to 2 correct, 1 spotted?
	- Yes
	- We put it back
answer "We put it back"
	hint Put these back:
	  expected “Spotted” lies on 2 spotted
	  seen “Spotted” lies on 1 spotted
wait 4s

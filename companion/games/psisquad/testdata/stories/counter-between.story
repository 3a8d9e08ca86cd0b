# The counter of an answer lies between two numbers.
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
play player1 lay digit-6-1 @K1
	record player1 lay digit-6-1 @K1
play player1 lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
play player1 lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
play player1 lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
play player1 ask
	record player1 ask
lay correct-counter @C1 +17,0
lay spotted-counter @S1
wait 8s
	hint The counter of correct digits lies on no number.
	  expected “Correct” is still to be moved
	  seen “Correct” is in none of its places
	apart 2 pieces
	hint The counter of correct digits lies on no number.
	  expected “Correct” is still to be moved
	  seen “Correct” is in none of its places
	- The camera is wrong: it lies as expected
lay correct-counter @C2
wait 5s
	record player2 answer correct-counter,spotted-counter @2,1

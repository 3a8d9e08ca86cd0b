# The answer was heard. The counters go back to rest, and the turn marker to the wrong side: the
# answer stands.
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
play player2 answer correct-counter,spotted-counter @1,0
	record player2 answer correct-counter,spotted-counter @1,0
wait 5s
lay turn-marker @TURN-player3
wait 2s
lay correct-counter @CR
lay spotted-counter @SR
wait 12s
	ask The turn passes to the left: move the turn marker to Player 2.
	  expected “Correct” lies on 1 correct
	  expected “Spotted” lies on 0 spotted
	  seen “Correct” lies at rest
	  seen “Spotted” lies at rest
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-player2
	record player1 done
wait 5s

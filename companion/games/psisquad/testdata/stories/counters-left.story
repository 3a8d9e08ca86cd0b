# The turn passes while both counters still show the answer; the next guess goes on.
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
play player2 answer correct-counter,spotted-counter @2,1
	record player2 answer correct-counter,spotted-counter @2,1
lay turn-marker @TURN-player2
wait 6s
	record player1 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.
lay token-player2 @HOME-player2
lay token-player3 @AIM
	record player2 aim token-player3 @AIM
take digit-5-1
take digit-9-1
take digit-7-1
take digit-8-1
lay digit-1-1 @K1
lay digit-2-1 @K2
lay digit-3-1 @K3
lay digit-4-1 @K4
	record player2 lay digit-1-1 @K1
	record player2 lay digit-2-1 @K2
	record player2 lay digit-3-1 @K3
	record player2 lay digit-4-1 @K4
wait 3s
lay turn-marker @SURE
	record player2 ask
wait 5s
take correct-counter
wait 1s
lay correct-counter @C1
wait 4s
	apart 1 pieces
	ask 1 correct, and how many spotted? Move the other counter, too; to 0 if none is spotted.
	- 1 correct, 0 spotted.
	- 1 correct, 1 spotted.
lay spotted-counter @S0
wait 3s
	record player3 answer correct-counter,spotted-counter @1,0
lay turn-marker @TURN-player3
wait 3s
	record player2 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.
lay correct-counter @CR
lay spotted-counter @SR
wait 3s

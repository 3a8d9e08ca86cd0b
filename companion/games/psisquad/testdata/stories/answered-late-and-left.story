# The answer comes after the next guess was laid, and the counters are left there: they do not answer that one, too.
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
wait 6s
	hint Player 2 has to answer first, with both counters: on 0 if there is none. Lift a counter that already lies right, and lay it down again. The turn marker can stay where it lies.
take digit-5-1
take digit-9-1
take digit-7-1
take digit-8-1
lay token-player2 @HOME-player2
lay token-player3 @AIM
lay digit-1-1 @K1
lay digit-3-1 @K2
lay digit-5-1 @K3
lay digit-7-1 @K4
wait 6s
	hint Player 2 has to answer first, with both counters: on 0 if there is none. Lift a counter that already lies right, and lay it down again. The turn marker can stay where it lies.
lay correct-counter @C2
lay spotted-counter @S0
wait 6s
	record player2 answer correct-counter,spotted-counter @2,0
	record player1 done
	record player2 aim token-player3 @AIM
	record player2 lay digit-1-1 @K1
	record player2 lay digit-3-1 @K2
	record player2 lay digit-5-1 @K3
	record player2 lay digit-7-1 @K4
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.
lay turn-marker @SURE
	record player2 ask
wait 6s

# Counters that were left from the last answer say nothing of one that is typed.
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
wait 2s
lay turn-marker @TURN-player2
wait 3s
	record player1 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.
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
	record player2 aim token-player3 @AIM
	record player2 lay digit-1-1 @K1
	record player2 lay digit-3-1 @K2
	record player2 lay digit-5-1 @K3
	record player2 lay digit-7-1 @K4
lay turn-marker @SURE
	record player2 ask
wait 3s
phone player3 say 3,1
	record player3 say @3,1
wait 8s
lay turn-marker @TURN-player3
	record player2 done
wait 3s
take digit-1-1
take digit-3-1
take digit-5-1
take digit-7-1
lay token-player3 @HOME-player3
lay token-player1 @AIM
lay digit-2-1 @K1
lay digit-2-2 @K2
lay digit-2-3 @K3
lay digit-2-4 @K4
	record player3 aim token-player1 @AIM
	record player3 lay digit-2-1 @K1
	record player3 lay digit-2-2 @K2
	record player3 lay digit-2-3 @K3
	record player3 lay digit-2-4 @K4
lay turn-marker @SURE
	record player3 ask
wait 6s
lay correct-counter @C1
lay spotted-counter @S0
wait 5s
	record player1 answer correct-counter,spotted-counter @1,0

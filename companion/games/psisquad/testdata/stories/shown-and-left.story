# The counters show an answer that was typed and are left there: the next guess is not answered by them.
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
phone player2 say 2,1
	record player2 say @2,1
wait 2s
lay correct-counter @C2
lay spotted-counter @S1
wait 3s
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
wait 8s

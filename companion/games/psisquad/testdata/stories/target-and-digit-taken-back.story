# The target's token goes home again before the guess is made: it was taken back, and so was a
# digit that is taken up with it.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
play player3 lock @9,0,1,2
	record player3 lock
play table first @TURN-player1
	record table first @TURN-player1
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
wait 4s
lay token-player2 @HOME-player2
	record player1 take token-player2
take digit-5-1
	record player1 take digit-5-1
wait 15s
lay token-player3 @AIM
	record player1 aim token-player3 @AIM
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
wait 3s

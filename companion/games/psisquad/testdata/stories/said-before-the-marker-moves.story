# Player 1 says by key that her turn is over, and nobody has moved anything yet.
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
wait 2s
say player1 done
	record player1 done
wait 6s
	apart 1 pieces
	hint The turn passes to the left: move the turn marker to Player 2.
lay turn-marker @TURN-player2
wait 4s
take digit-5-1
take digit-9-1
take digit-7-1
take digit-8-1
lay token-player2 @HOME-player2
lay token-player1 @AIM
lay digit-1-1 @K1
lay digit-3-1 @K2
lay digit-5-1 @K3
lay digit-7-1 @K4
	record player2 aim token-player1 @AIM
	record player2 lay digit-1-1 @K1
	record player2 lay digit-3-1 @K2
	record player2 lay digit-5-1 @K3
	record player2 lay digit-7-1 @K4
lay turn-marker @SURE
	record player2 ask
wait 4s

# All four digits are swept off, and others laid.
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
lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
wait 3s
take digit-9-1
take digit-8-1
take digit-7-1
take digit-5-1
	revoke player1 lay digit-8-1 @K4
	record player1 take digit-5-1
	record player1 take digit-9-1
	record player1 take digit-7-1
wait 8s
lay digit-1-1 @K1
	record player1 lay digit-1-1 @K1
lay digit-2-1 @K2
	record player1 lay digit-2-1 @K2
lay digit-3-1 @K3
	record player1 lay digit-3-1 @K3
wait 3s
lay turn-marker @SURE
wait 8s
	apart 1 pieces
	hint Position 4 is empty: a guess has 4 digits.
lay digit-4-1 @K4
	record player1 lay digit-4-1 @K4
	record player1 ask
wait 3s

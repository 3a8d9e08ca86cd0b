# A digit of the guess is moved beyond the keys, and another one laid in its stead.
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
wait 2s
lay digit-5-1 @K5
wait 8s
	hint “5” lies on position 5, but the cyphers have only 4 digits. Position 1 is empty.
lay digit-2-1 @K1
wait 3s
	record player1 take digit-5-1
	record player1 lay digit-2-1 @K1
	hint The cyphers have 4 digits, so position 5 stays empty. Take “5” away.
take digit-5-1
lay turn-marker @SURE
	record player1 ask
wait 4s

# The guess is laid one position to the right: the cards are shifted in their order.
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
wait 3s
lay digit-5-1 @K2
	record player1 lay digit-5-1 @K2
wait 3s
lay digit-9-1 @K3
	record player1 lay digit-9-1 @K3
wait 3s
lay digit-7-1 @K4
	record player1 lay digit-7-1 @K4
wait 3s
lay digit-8-1 @K5
wait 3s
	hint “8” lies on position 5, but the cyphers have only 4 digits. Position 1 is empty.
lay turn-marker @SURE
wait 3s
	apart 1 pieces
	hint “8” lies on position 5, but the cyphers have only 4 digits. Position 1 is empty.
wait 30s
lay digit-5-1 @K1
wait 3s
	hint “8” lies on position 5, but the cyphers have only 4 digits. Position 2 is empty.
lay digit-9-1 @K2
wait 3s
	hint “8” lies on position 5, but the cyphers have only 4 digits. Position 3 is empty.
lay digit-7-1 @K3
wait 3s
	hint The cyphers have 4 digits, so position 5 stays empty. Move “8” to position 4.
lay digit-8-1 @K4
	record player1 lay digit-5-1 @K1
	record player1 lay digit-9-1 @K2
	record player1 lay digit-7-1 @K3
	record player1 lay digit-8-1 @K4
	record player1 ask
wait 3s
wait 5s

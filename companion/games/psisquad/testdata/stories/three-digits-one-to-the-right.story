# With three digits in a cypher, the guess lies on positions 2 to 4.
game psisquad
players 3
option keys=3
play player1 lock @1,2,3
	record player1 lock
play player2 lock @5,6,7
	record player2 lock
play player3 lock @9,0,1
	record player3 lock
play table first @TURN-player1
	record table first @TURN-player1
play player1 aim token-player2 @AIM
	record player1 aim token-player2 @AIM
lay digit-5-1 @K2
	record player1 lay digit-5-1 @K2
lay digit-9-1 @K3
	record player1 lay digit-9-1 @K3
lay digit-7-1 @K4
wait 3s
	hint “7” lies on position 4, but the cyphers have only 3 digits. Position 1 is empty.
lay turn-marker @SURE
wait 30s
	apart 1 pieces
	hint “7” lies on position 4, but the cyphers have only 3 digits. Position 1 is empty.
lay digit-5-1 @K1
lay digit-9-1 @K2
lay digit-7-1 @K3
	record player1 lay digit-5-1 @K1
	record player1 lay digit-9-1 @K2
	record player1 lay digit-7-1 @K3
	record player1 ask
wait 4s

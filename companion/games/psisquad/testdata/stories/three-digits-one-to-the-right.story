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
	hint The cyphers have 3 digits, so position 4 stays empty. Lay the cards on positions 1 to 3, in the order that is meant.
lay turn-marker @SURE
wait 30s
	apart 1 pieces
	hint The cyphers have 3 digits, so position 4 stays empty. Lay the cards on positions 1 to 3, in the order that is meant.
lay digit-5-1 @K1
lay digit-9-1 @K2
lay digit-7-1 @K3
	record player1 lay digit-5-1 @K1
	record player1 lay digit-9-1 @K2
	record player1 lay digit-7-1 @K3
	record player1 ask
wait 4s

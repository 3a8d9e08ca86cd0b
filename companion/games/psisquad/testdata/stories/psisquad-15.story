# Player 1 lays five digits at a table where a cypher has four. Nothing is
# scored; without the fifth card the guess counts.
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
wait 2s
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
wait 2s
lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
wait 2s
lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
wait 2s
lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
wait 2s
lay digit-0-1 @K5
wait 2s
lay turn-marker @SURE
wait 6s
	apart 1 pieces
	hint The cyphers have 4 digits, so position 5 stays empty. Take “0” away.
take digit-0-1
	record player1 ask
wait 3s

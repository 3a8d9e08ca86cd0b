# A card that was not the last one is taken off again before “Sure”: its position is empty,
# and nothing is asked.
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
wait 3s
take digit-9-1
wait 3s
lay turn-marker @SURE
wait 6s
	apart 1 pieces
	hint Position 2 is empty: a guess has 4 digits.
lay digit-6-1 @K2
	record player1 lay digit-6-1 @K2
	record player1 ask
wait 6s

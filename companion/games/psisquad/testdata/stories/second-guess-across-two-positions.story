# In the second turn the cards of the first guess are gone, and one of the new ones lies
# across two positions over its neighbour: the guess is 5678.
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
play player1 lay digit-9-1 @K1
	record player1 lay digit-9-1 @K1
play player1 lay digit-4-1 @K2
	record player1 lay digit-4-1 @K2
play player1 lay digit-0-1 @K3
	record player1 lay digit-0-1 @K3
play player1 lay digit-9-2 @K4
	record player1 lay digit-9-2 @K4
play player1 ask
	record player1 ask
lay turn-marker @TURN-player2
	record player1 done
wait 3s
take digit-9-1
take digit-4-1
take digit-0-1
take digit-9-2
wait 2s
lay token-player3 on token-player2
wait 2s
	record player2 aim token-player3 @AIM
lay digit-5-1 @K1
lay digit-6-1 @K2
lay digit-7-1 @K2 +22,0
lay digit-8-1 @K4
wait 2s
	record player2 lay digit-5-1 @K1
	record player2 lay digit-7-1 @K3
	record player2 lay digit-8-1 @K4
lay turn-marker @SURE
wait 8s
	record player2 lay digit-6-1 @K2
	record player2 ask

# Two play, and nobody lays a target token: there is but one player to ask.
game psisquad
players 2
option duel=race
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
play table first @TURN-player1
	record table first @TURN-player1
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
lay turn-marker @SURE
wait 6s
	record player1 aim token-player2 @AIM
	record player1 ask
lay turn-marker @TURN-player2
	record player1 done
wait 3s
take digit-5-1
take digit-9-1
take digit-7-1
take digit-8-1
lay token-player2 @HOME-player2
wait 2s
lay digit-1-1 @K1
lay digit-2-1 @K2
lay digit-3-1 @K3
lay digit-4-1 @K4
	record player2 lay digit-1-1 @K1
	record player2 lay digit-2-1 @K2
	record player2 lay digit-3-1 @K3
	record player2 lay digit-4-1 @K4
lay turn-marker @TURN-player1
wait 8s
	record player2 aim token-player1 @AIM
	record player2 ask

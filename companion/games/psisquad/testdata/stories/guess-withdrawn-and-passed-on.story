# Player 1 clears her guess away before it is sure and gives the turn marker on: no turn is
# skipped.
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
take digit-5-1
take digit-9-1
take digit-7-1
take digit-8-1
	revoke player1 lay digit-8-1 @K4
	record player1 take digit-5-1
	record player1 take digit-9-1
	record player1 take digit-7-1
lay token-player2 @HOME-player2
	record player1 take token-player2
wait 3s
lay turn-marker @TURN-player2
wait 30s
	apart 1 pieces
	hint It is the turn of Player 1, who has not guessed yet. No turn is skipped: move the turn marker back.
lay turn-marker @TURN-player1
lay token-player3 @AIM
	record player1 aim token-player3 @AIM
wait 3s

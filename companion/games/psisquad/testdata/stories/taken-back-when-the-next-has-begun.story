# Player 2 has begun her guess when all agree to take the last one back: it is the turn of Player 1
# again, and nothing is said of the positions that are empty.
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
play player1 guess @player2,5,9,7,8
	record player1 guess @player2,5,9,7,8
lay turn-marker @TURN-player2
	record player1 done
lay token-player2 @HOME-player2
lay token-player3 @AIM
	record player2 aim token-player3 @AIM
lay digit-1-1 @K1
	record player2 lay digit-1-1 @K1
wait 2s
say table retract
	record table retract
wait 8s
	apart 1 pieces
	hint It is the turn of Player 1: move the turn marker back. What lies on the mat counts only after that.
lay turn-marker @TURN-player1
wait 2s
lay token-player3 @HOME-player3
	record player1 take token-player3
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
lay digit-6-1 @K1
	record player1 lay digit-6-1 @K1
take digit-1-1
lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
lay turn-marker @SURE
	record player1 ask
wait 5s

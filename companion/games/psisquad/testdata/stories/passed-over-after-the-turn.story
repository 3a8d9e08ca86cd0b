# Player 2's turn has begun, and the turn marker goes on to Player 3 over Player 2's place.
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
play player1 ask
	record player1 ask
play player1 done
	record player1 done
lay turn-marker @TURN-player3
wait 6s
	apart 1 pieces
	hint It is the turn of Player 2, who has not guessed yet. No turn is skipped: move the turn marker back.
lay turn-marker @HOME-player2
wait 6s
	hint The turn marker lies in the place of a target token: it goes on “Turn” or “Sure”.
lay turn-marker @TURN-player2
wait 2s

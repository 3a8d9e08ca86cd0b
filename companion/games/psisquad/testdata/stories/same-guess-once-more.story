# Player 2 asks the same as Player 1 did, with the same cards: she loses nothing by it. The
# turn marker on “Sure” might also only have been called back, so it is asked.
game psisquad
players 4
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
play player3 lock @9,0,1,2
	record player3 lock
play player4 lock @3,3,3,3
	record player4 lock
play table first @TURN-player1
	record table first @TURN-player1
play player1 aim token-player3 @AIM
	record player1 aim token-player3 @AIM
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
lay turn-marker @TURN-player2
	record player1 done
wait 4s
take token-player3
wait 1s
lay token-player3 @AIM
wait 3s
lay turn-marker @SURE
wait 6s
	apart 1 pieces
	ask Does Player 2 ask Player 3 for 5978 once more?
	- Yes
	- Not yet: the turn marker goes to Player 2 first.
answer Yes
	record player2 guess @player3,5,9,7,8
wait 2s
lay turn-marker @TURN-player3
	record player2 done
wait 5s

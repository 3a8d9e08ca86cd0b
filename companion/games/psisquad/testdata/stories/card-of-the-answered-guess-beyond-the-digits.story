# Player 1 moves two digits of the answered guess, one of them to position 5. It says that the guess
# counts; never: that a position of it is empty.
game psisquad
players 4
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
play player3 lock @9,0,1,2
	record player3 lock
play player4 lock @3,3,4,5
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
lay digit-5-1 @K5
lay digit-9-1 @K1
wait 6s
	hint The guess 5978 is answered and counts. New cards are for the next guess. If all agree, it can be taken back.
lay turn-marker @TURN-player2
wait 4s
	record player1 done
	record player2 lay digit-9-1 @K1
	hint “5” lies on position 5, but the cyphers have only 4 digits. Position 2 is empty.

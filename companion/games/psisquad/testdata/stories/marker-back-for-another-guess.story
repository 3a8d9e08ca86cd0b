# Player 1 sees after the answer that a digit is wrong: she lays another one, and the turn marker
# back before her. All agree that the guess is taken back, and she guesses anew.
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
wait 2s
take digit-5-1
lay digit-6-1 @K1
wait 4s
	hint The guess 5978 is answered and counts. New cards are for the next guess. If all agree, it can be taken back.
lay turn-marker @TURN-player1
wait 5s
	ask The guess 5978 is answered, and the turn marker lies before Player 1 again. Is the guess taken back?
	- It is taken back: all agree
	- It counts: the turn marker goes to Player 2
answer 1
	record table retract
	record player1 lay digit-6-1 @K1
wait 3s
lay turn-marker @SURE
	record player1 ask
wait 6s
lay turn-marker @TURN-player2
	record player1 done
wait 6s

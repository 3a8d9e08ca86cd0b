# Who is found out guesses no more at this table, and the turn marker goes to her.
game psisquad
players 4
option solved=out
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
play player3 lock @9,0,1,2
	record player3 lock
play player4 lock @9,0,1,3
	record player4 lock
play table first @TURN-player1
	record table first @TURN-player1
play player1 aim token-player2 @AIM
	record player1 aim token-player2 @AIM
play player1 lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
play player1 lay digit-6-1 @K2
	record player1 lay digit-6-1 @K2
play player1 lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
play player1 lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
play player1 ask
	record player1 ask
wait 2s
lay turn-marker @TURN-player2
wait 6s
	hint Player 2 guesses no more: move the turn marker to Player 3.
take digit-5-1
lay digit-1-1 @K1
wait 6s
	hint Player 2 guesses no more: move the turn marker to Player 3.
lay turn-marker @TURN-player3
	record player1 done
	record player3 lay digit-1-1 @K1
wait 5s

# Player 2's token was brushed onto position 2.
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
lay token-player2 @K2 +5,5
wait 6s
	hint “Player 2” lies on position 2, where it does not count.
lay turn-marker @SURE
wait 30s
	record player1 ask
	hint Do not forget:
	  expected “Player 2” lies on “Target”
	  seen “Player 2” lies on position 2, where it does not count
lay token-player2 @AIM
wait 5s

# After Player 1's guess the turn marker goes to Player 3 on the right, who lays a
# guess. It is Player 2's turn. Player 3's cards wait.
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
lay turn-marker @TURN-player3
wait 6s
	hint The turn passes to the left: move the turn marker to Player 2.
take token-player2
lay token-player1 @AIM
wait 2s
lay digit-1-1 on digit-5-1
wait 4s
	hint The turn passes to the left: move the turn marker to Player 2.
lay turn-marker @TURN-player2
wait 5s
	record player1 done
	record player2 aim token-player1 @AIM
	record player2 lay digit-1-1 @K1

# Player 2 chooses another target, and the turn marker is passed on before new cards lie.
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
lay token-player3 @HOME-player3
wait 1s
lay token-player4 @AIM
	record player2 aim token-player4 @AIM
wait 3s
lay turn-marker @TURN-player3
wait 10s
	apart 1 pieces
	ask Does Player 2 ask Player 4 for 5978? Cards of the last guess lie there still.
	- Yes
	- Not yet: the turn marker goes to Player 2 first.
lay turn-marker @TURN-player2
wait 5s
lay digit-1-1 @K1
	record player2 lay digit-1-1 @K1
wait 2s
lay digit-2-1 @K2
	record player2 lay digit-2-1 @K2
wait 2s
lay turn-marker @TURN-player3
wait 5s
	apart 1 pieces
	ask Does Player 2 ask Player 4 for 1278? Cards of the last guess lie there still.
	- Yes
	- Not yet: the turn marker goes to Player 2 first.
answer Yes
	record player2 ask
	record player2 done
wait 3s

# Nobody takes the turn marker off “Sure”: Player 2 clears the mat and lays the next
# guess out. One question asks whether it is hers.
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
wait 5s
take token-player2
wait 3s
take digit-5-1
wait 3s
take digit-9-1
wait 3s
take digit-7-1
wait 3s
take digit-8-1
wait 3s
lay token-player2 @HOME-player2
wait 3s
lay token-player3 @AIM
wait 3s
lay digit-1-1 @K1
wait 3s
lay digit-2-1 @K2
wait 3s
lay digit-3-1 @K3
wait 3s
lay digit-4-1 @K4
wait 3s
	ask The turn marker lies on “Sure”: it is still the turn of Player 1. Does Player 2 ask Player 3 for 1234?
	- Yes
	- Not yet: the turn marker goes to Player 2 first.
wait 30s
answer Yes
	record player1 done
	record player2 aim token-player3 @AIM
	record player2 lay digit-1-1 @K1
	record player2 lay digit-2-1 @K2
	record player2 lay digit-3-1 @K3
	record player2 lay digit-4-1 @K4
	record player2 ask
wait 3s
wait 4s
wait 1s
wait 3s
wait 5s

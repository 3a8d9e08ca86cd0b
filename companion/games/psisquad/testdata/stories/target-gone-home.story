# The target's token goes home again while the guess is laid: when it is sure, people
# say whose cypher it is for.
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
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
wait 3s
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
wait 3s
lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
wait 3s
lay token-player2 @HOME-player2
	record player1 take token-player2
wait 3s
lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
wait 3s
lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
wait 3s
lay turn-marker @SURE
wait 3s
	apart 1 pieces
	ask Whose cypher is 5978 for? Lay that player's token on “Target”.
	- Player 1 asks Player 2 for 5978.
	- Player 1 asks Player 3 for 5978.
wait 10s
answer 1
	record player1 aim token-player2 @AIM
	record player1 ask
wait 5s
lay turn-marker @TURN-player2
	record player1 done
wait 3s
wait 5s

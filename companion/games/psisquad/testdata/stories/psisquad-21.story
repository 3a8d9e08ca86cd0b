# Two of three cyphers are locked. Somebody lays the turn marker before Player 1,
# who lays her guess out already. All of it counts once Player 3 has locked.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
lay turn-marker @TURN-player1
wait 6s
	hint Player 3 has no cypher yet. The game begins after that; what lies there can stay.
lay token-player2 @AIM
wait 2s
lay digit-5-1 @K1
wait 2s
lay digit-9-1 @K2
lay digit-7-1 @K3
lay digit-8-1 @K4
wait 6s
	hint Player 3 has no cypher yet. The game begins after that; what lies there can stay.
phone player3 lock 9,0,1,2
	record player3 lock
	record table first @TURN-player1
	record player1 aim token-player2 @AIM
	record player1 lay digit-5-1 @K1
	record player1 lay digit-9-1 @K2
	record player1 lay digit-7-1 @K3
	record player1 lay digit-8-1 @K4
lay token-player3 @HOME-player3
wait 5s
lay turn-marker @SURE
	record player1 ask
wait 3s

# The game ends with the round: with the last guess of Player 4 it is over, though that one
# is wrong and nobody has moved the turn marker.
game psisquad
players 4
option end=round
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
play player1 guess @player2,5,6,7,8
	record player1 guess @player2,5,6,7,8
play player1 done
	record player1 done
play player2 guess @player1,1,2,3,4
	record player2 guess @player1,1,2,3,4
play player2 done
	record player2 done
play player3 guess @player4,3,3,3,3
	record player3 guess @player4,3,3,3,3
lay turn-marker @TURN-player4
	record player3 done
wait 6s
lay token-player3 @AIM
	record player4 aim token-player3 @AIM
lay digit-9-1 @K1
	record player4 lay digit-9-1 @K1
lay digit-0-1 @K2
	record player4 lay digit-0-1 @K2
lay digit-1-1 @K3
	record player4 lay digit-1-1 @K3
lay digit-3-1 @K4
	record player4 lay digit-3-1 @K4
wait 2s
lay turn-marker @SURE
	record player4 ask
wait 6s
lay turn-marker @TURN-player1
wait 8s

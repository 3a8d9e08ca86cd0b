# The same on paper: the turn marker goes to the one whose cypher is left, who uncovers it,
# and not to Player 1.
game psisquad
players 3
option mode=paper
option end=round
play player1 lock
	record player1 lock
play player2 lock
	record player2 lock
play player3 lock
	record player3 lock
play table first @TURN-player1
	record table first @TURN-player1
play player1 guess @player2,5,6,7,8
	record player1 guess @player2,5,6,7,8
play player2 say @4,4
	record player2 say @4,4
play player1 done
	record player1 done
play player2 guess @player1,1,2,3,4
	record player2 guess @player1,1,2,3,4
play player1 say @4,4
	record player1 say @4,4
lay turn-marker @TURN-player3
	record player2 done
wait 5s
lay digit-9-1 @K1
	record player3 lay digit-9-1 @K1
lay digit-0-1 @K2
	record player3 lay digit-0-1 @K2
lay digit-1-1 @K3
	record player3 lay digit-1-1 @K3
lay digit-2-1 @K4
	record player3 lay digit-2-1 @K4
wait 2s
lay turn-marker @SURE
	record player3 uncover
wait 5s

# All cyphers are locked, and the turn marker is laid on “Sure”: nobody knows who begins.
game psisquad
players 6
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
play player3 lock @9,0,1,2
	record player3 lock
play player4 lock @3,3,4,4
	record player4 lock
play player5 lock @0,7,0,7
	record player5 lock
play player6 lock @8,1,8,1
	record player6 lock
lay turn-marker @SURE
wait 6s
	hint Lay the turn marker in front of the player who begins.
lay turn-marker @TURN-player3
	record table first @TURN-player3
wait 4s

# The target is only named, and the token of Player 3 was never laid home: nobody
# concludes that it is Player 3.
game psisquad
players 4
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @1,2,3,5
	record player2 lock
play player3 lock @1,2,3,6
	record player3 lock
play player4 lock @1,2,3,6
	record player4 lock
play table first @TURN-player1
	record table first @TURN-player1
take token-player3
wait 3s
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
wait 3s
lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
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
	- Player 1 asks Player 4 for 5978.
wait 30s
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
	record player1 ask
wait 3s
	hint Do not forget:
	  expected “Player 3” lies before Player 3
	  seen “Player 3” is in none of its places
wait 5s

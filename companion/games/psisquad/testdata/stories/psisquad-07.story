# Player 1 lays her own token on “Target” to show that she guesses. Nobody asks
# herself; the digits stay. With Player 2's token the guess counts.
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
lay token-player1 @AIM
wait 6s
	hint Player 1 cannot guess their own cypher. The token on “Target” is that of the player who is asked. These can be asked: Player 2 and Player 3.
lay digit-5-1 @K1
wait 2s
	record player1 lay digit-5-1 @K1
lay digit-9-1 @K2
wait 2s
	record player1 lay digit-9-1 @K2
lay digit-7-1 @K3
wait 2s
	record player1 lay digit-7-1 @K3
lay digit-8-1 @K4
wait 2s
	record player1 lay digit-8-1 @K4
take token-player1
lay token-player2 @AIM
wait 3s
	record player1 aim token-player2 @AIM
lay turn-marker @SURE
wait 3s
	record player1 ask

# Player 3 leaves the cards of the cypher on the secret mat, where they hinder nobody any
# more. Then Player 1 aims with the own token.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
lay digit-9-1 @X1
lay digit-0-1 @X2
lay digit-1-1 @X3
lay digit-2-1 @X4
lay token-player3 @OWNER
	record player3 lock
wait 2s
lay token-player3 @HOME-player3
lay token-player1 @HOME-player1
lay token-player2 @HOME-player2
wait 5s
	hint Player 3: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
lay turn-marker @TURN-player1
	record table first @TURN-player1
wait 5s
	hint Player 3: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
lay token-player1 @AIM
wait 5s
	hint Player 1 cannot guess their own cypher. The token on “Target” is that of the player who is asked. These can be asked: Player 2 and Player 3.
lay token-player1 @HOME-player1
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
wait 5s
	hint Player 3: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
lay digit-9-2 @K2
	record player1 lay digit-9-2 @K2
lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
lay turn-marker @SURE
	record player1 ask
wait 5s
	hint Player 3: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.

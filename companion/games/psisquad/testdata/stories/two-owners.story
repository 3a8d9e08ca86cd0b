# Two tokens lie on “Whose” beside one cypher: nobody's is locked until one is taken
# off.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
wait 1s
lay token-player2 @OWNER -16,0
lay token-player3 @OWNER +16,0
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
lay digit-9-1 @X4
wait 8s
	hint Only one token may lie on “Whose”: that of the player whose cypher lies there.
lay token-player3 @HOME-player3
wait 4s
	record player2 lock
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
lay token-player2 @HOME-player2
wait 4s
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.

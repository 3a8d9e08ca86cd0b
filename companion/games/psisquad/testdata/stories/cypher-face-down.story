# Player 2 lays her cypher face down, as it is secret: nothing can be read, and it is said.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
lay token-player2 @OWNER
lay digit-4-1 @X1 down
lay digit-0-1 @X2 down
lay digit-4-2 @X3 down
lay digit-9-1 @X4 down
wait 30s
	hint Player 2: lay a digit face up on each of the 4 positions of the secret mat, where nobody else sees it.
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
lay digit-9-1 @X4
	record player2 lock
wait 5s
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.

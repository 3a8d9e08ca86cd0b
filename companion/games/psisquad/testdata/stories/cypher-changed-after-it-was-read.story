# Player 2 exchanges two digits after her cypher was read: it stays as it was.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
lay token-player2 @OWNER
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
lay digit-9-1 @X4
	record player2 lock
wait 5s
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
lay digit-0-1 @X3
lay digit-4-2 @X2
wait 30s
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
take digit-9-1
take digit-4-2
take digit-0-1
take digit-4-1
lay token-player2 @HOME-player2
wait 4s

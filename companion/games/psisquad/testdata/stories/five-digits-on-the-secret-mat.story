# Five digits lie on the secret mat at a table with four keys: nothing is locked until
# one is taken away.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
wait 1s
lay token-player2 @OWNER
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
lay digit-1-1 @X4 +36,0
wait 4s
	hint Player 2: a cypher has 4 digits. Lay one card on each position of the secret mat.
lay digit-9-1 @X4
wait 6s
	hint Player 2: a cypher has 4 digits. Lay one card on each position of the secret mat.
take digit-1-1
	record player2 lock
wait 5s
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.

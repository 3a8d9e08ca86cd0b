# A digit lies across two positions of the secret mat: nothing is read before it is
# slid.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
lay token-player2 @OWNER
wait 3s
lay digit-4-1 @X1
wait 3s
lay digit-0-1 @X2
wait 3s
lay digit-4-2 @X3 -23,0
wait 3s
lay digit-9-1 @X4
wait 3s
wait 10s
	hint Player 2: a cypher has 4 digits. Lay one card on each position of the secret mat.
lay digit-4-2 @X3
	record player2 lock
wait 3s
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
wait 5s

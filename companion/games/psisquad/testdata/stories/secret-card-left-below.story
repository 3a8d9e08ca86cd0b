# A card of the first cypher is left on the secret mat, under one of the second. When it
# comes to sight again it is no card of the third.
game psisquad
players 3
lay token-player1 @OWNER
lay digit-9-1 @X1
lay digit-9-2 @X2
lay digit-7-1 @X3
lay digit-2-1 @X4
	record player1 lock
wait 2s
take digit-9-1
take digit-9-2
take digit-7-1
lay token-player1 @HOME-player1
lay token-player2 @OWNER
lay digit-1-1 @X1
lay digit-6-1 @X2
lay digit-8-1 @X3
lay digit-9-3 @X4
	record player2 lock
wait 2s
take digit-1-1
take digit-6-1
take digit-8-1
take digit-9-3
lay token-player2 @HOME-player2
lay token-player3 @OWNER
lay digit-0-1 @X1
lay digit-1-2 @X2
lay digit-6-2 @X3
wait 5s
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
lay digit-7-1 @X4
	record player3 lock
wait 2s

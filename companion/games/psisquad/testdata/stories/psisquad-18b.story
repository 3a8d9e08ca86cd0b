# Player 2 knows nothing of “Whose”: her cards lie, and her token comes home. One
# question asks whether the cypher is hers.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
lay digit-9-1 @X4
lay token-player2 @HOME-player2
wait 6s
	ask To lock the cypher on the secret mat, lay its player's token on “Whose” while the cards lie there. Is it that of Player 2?
	- Yes
	- We put it back
answer Yes
	record player2 lock
wait 6s
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
take digit-4-1
take digit-0-1
take digit-4-2
take digit-9-1
wait 2s

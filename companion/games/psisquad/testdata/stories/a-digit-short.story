# Player 2 lays three digits, takes her token home and the cards away: nothing is
# locked, and it is said.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
lay token-player2 @OWNER
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
wait 5s
	hint Player 2: a cypher has 4 digits. Lay one card on each position of the secret mat.
lay token-player2 @HOME-player2
wait 5s
	hint Player 2 has no cypher yet: lay it on the secret mat with the token on “Whose”, or enter it on their own page.
take digit-4-1
take digit-0-1
take digit-4-2
wait 6s
	hint Player 2 has no cypher yet: lay it on the secret mat with the token on “Whose”, or enter it on their own page.
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
lay digit-9-1 @X4
lay token-player2 @OWNER
	record player2 lock
wait 4s
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.

# Player 2 puts her token home before she lays her cypher out. The token alone
# locks nothing: it says whose cypher lies there when it lies on “Whose”.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
lay token-player2 @HOME-player2
wait 4s
	hint Player 2 has no cypher yet: lay it on the secret mat with the token on “Whose”, or enter it on their own page.
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
lay digit-9-1 @X4
wait 6s
	ask To lock the cypher on the secret mat, lay its player's token on “Whose” while the cards lie there. Is it that of Player 2?
	- Yes
	- We put it back
lay token-player2 @OWNER
	record player2 lock
wait 2s
take digit-4-1
take digit-0-1
take digit-4-2
take digit-9-1
lay token-player2 @HOME-player2
wait 4s

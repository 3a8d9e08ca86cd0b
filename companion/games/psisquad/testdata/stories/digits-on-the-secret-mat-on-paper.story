# On paper Player 2 lays her cypher out on the secret mat, which nobody reads.
game psisquad
players 4
option mode=paper
play player1 lock
	record player1 lock
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
lay digit-9-1 @X4
wait 5s
	hint At this table a cypher is written down, and nobody else sees it: take the cards off the secret mat.
take digit-4-1
take digit-0-1
take digit-4-2
take digit-9-1
wait 2s
lay token-player2 @HOME-player2
	record player2 lock
wait 4s

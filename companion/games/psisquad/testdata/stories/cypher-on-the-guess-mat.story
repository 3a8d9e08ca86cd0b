# A cypher is laid out where everyone sees it.
game psisquad
players 3
lay digit-4-1 @K1
lay digit-0-1 @K2
lay digit-4-2 @K3
lay digit-9-1 @K4
wait 6s
	hint A cypher is laid out on the secret mat, where nobody else sees it. These have none yet: Player 1, Player 2 and Player 3.

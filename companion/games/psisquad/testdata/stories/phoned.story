# The cards of Player 3 have been read and lie there still when Player 1 enters her
# cypher elsewhere. What Player 2 may claim is what was read, not that.
game psisquad
players 3
lay token-player3 @OWNER
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
lay digit-9-1 @X4
	record player3 lock
wait 4s
	hint Player 3: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
play player1 lock @1,2,3,4
	record player1 lock
take token-player3
take token-player1
lay token-player2 @OWNER
wait 6s
	ask The cypher on the secret mat was locked for Player 3, but the token of Player 2 lies beside it. Whose is it?
	- Player 2 has locked a cypher.
	- Player 3 has locked a cypher.

# The token of Player 3 lies beside the cypher of Player 2. What is locked cannot be
# taken back; as long as the cards lie there, one click says whose it is.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
lay token-player3 @OWNER
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
lay digit-9-1 @X4
	record player3 lock
wait 2s
undo
	refuse The cypher of Player 3 is locked and cannot be changed.
	hint Player 3: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
take token-player3
lay token-player2 @OWNER
wait 6s
	ask The cypher on the secret mat was locked for Player 3, but the token of Player 2 lies beside it. Whose is it?
	- Player 2 has locked a cypher.
	- Player 3 has locked a cypher.
answer 1
	record player2 lock
wait 2s
take digit-4-1
take digit-0-1
take digit-4-2
take digit-9-1
lay token-player2 @HOME-player2
wait 4s
play player3 lock @5,6,7,8
	record player3 lock
play table first @TURN-player1
	record table first @TURN-player1

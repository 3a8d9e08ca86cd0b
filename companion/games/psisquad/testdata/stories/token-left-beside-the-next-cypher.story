# Player 1's token stays on “Whose” while Player 2 lays another cypher there: it says whose it is
# when Player 2's token lies there.
game psisquad
players 4
lay token-player1 @OWNER
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
lay digit-9-1 @X4
	record player1 lock
wait 4s
	hint Player 1: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
take digit-4-1
take digit-0-1
take digit-4-2
take digit-9-1
wait 3s
	hint Do not forget:
	  expected “Player 1” lies before Player 1
	  seen “Player 1” lies on “Whose”
lay digit-5-1 @X1
lay digit-6-1 @X2
lay digit-7-1 @X3
lay digit-8-1 @X4
wait 30s
	hint The cypher of Player 1 is locked and cannot be changed. If this is another player's, lay that player's token on “Whose”.
lay token-player1 @HOME-player1
lay token-player2 @OWNER
	record player2 lock
wait 5s
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.

# Player 2 has locked her cypher and leaves the cards on the secret mat. Player 3
# cannot lock hers until they are gone; nobody gets the old digits.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
lay digit-4-1 @X1
lay digit-0-1 @X2
lay digit-4-2 @X3
lay digit-9-1 @X4
lay token-player2 @OWNER
	record player2 lock
wait 2s
lay token-player2 @HOME-player2
wait 8s
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
lay token-player3 @OWNER
wait 6s
	hint Player 2: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.
take digit-4-1
take digit-0-1
take digit-4-2
take digit-9-1
wait 4s
phone player3 lock 9,0,1,2
	record player3 lock
	hint Do not forget:
	  expected “Player 3” lies before Player 3
	  seen “Player 3” lies on “Whose”
wait 2s
lay token-player3 @HOME-player3
lay turn-marker @TURN-player1
	record table first @TURN-player1
wait 4s

# On paper, Player 1 uncovers the last cypher on the secret mat: where it goes is said.
game psisquad
players 3
option mode=paper
play player1 lock
	record player1 lock
play player2 lock
	record player2 lock
play player3 lock
	record player3 lock
play table first @TURN-player1
	record table first @TURN-player1
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
lay digit-6-1 @K2
	record player1 lay digit-6-1 @K2
lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
wait 1s
lay turn-marker @SURE
	record player1 ask
wait 5s
lay correct-counter @C4
lay spotted-counter @S4
wait 5s
	record player2 answer correct-counter,spotted-counter @4,4
lay turn-marker @TURN-player2
wait 4s
	record player1 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.
lay correct-counter @CR
lay spotted-counter @SR
take digit-5-1
take digit-6-1
take digit-7-1
take digit-8-1
lay token-player2 @HOME-player2
wait 1s
lay token-player3 @AIM
lay digit-9-1 @K1
lay digit-0-1 @K2
lay digit-1-1 @K3
lay digit-2-1 @K4
wait 1s
	record player2 aim token-player3 @AIM
	record player2 lay digit-9-1 @K1
	record player2 lay digit-0-1 @K2
	record player2 lay digit-1-1 @K3
	record player2 lay digit-2-1 @K4
lay turn-marker @SURE
wait 5s
	record player2 ask
lay correct-counter @C4
lay spotted-counter @S4
wait 4s
	record player3 answer correct-counter,spotted-counter @4,4
	hint One cypher is left: the turn marker goes to Player 1, who uncovers it.
take digit-9-1
take digit-0-1
take digit-1-1
take digit-2-1
lay token-player3 @HOME-player3
wait 1s
lay turn-marker @TURN-player1
wait 4s
	record player2 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.
lay digit-1-1 @X1
lay digit-2-1 @X2
lay digit-3-1 @X3
lay digit-4-1 @X4
wait 4s
lay turn-marker @SURE
wait 8s
	hint The digits lie on the secret mat. Now they go on the guess mat, where everyone sees them.
lay digit-1-1 @K1
lay digit-2-1 @K2
lay digit-3-1 @K3
lay digit-4-1 @K4
wait 5s
	record player1 lay digit-1-1 @K1
	record player1 lay digit-2-1 @K2
	record player1 lay digit-3-1 @K3
	record player1 lay digit-4-1 @K4
	record player1 uncover

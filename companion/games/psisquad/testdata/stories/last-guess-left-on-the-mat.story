# On paper, the guess that ends the game lies on the mat still, and the turn marker on
# “Sure”: it is not taken for the cypher that is to be uncovered.
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
play player1 aim token-player2 @AIM
	record player1 aim token-player2 @AIM
play player1 lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
play player1 lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
play player1 lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
play player1 lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
play player1 ask
	record player1 ask
play player2 answer correct-counter,spotted-counter @4,4
	record player2 answer correct-counter,spotted-counter @4,4
lay correct-counter @CR
lay spotted-counter @SR
play player1 done
	record player1 done
play player2 aim token-player3 @AIM
	record player2 aim token-player3 @AIM
play player2 lay digit-5-2 @K1
	record player2 lay digit-5-2 @K1
play player2 lay digit-9-2 @K2
	record player2 lay digit-9-2 @K2
play player2 lay digit-7-2 @K3
	record player2 lay digit-7-2 @K3
play player2 lay digit-8-2 @K4
	record player2 lay digit-8-2 @K4
play player2 ask
	record player2 ask
lay correct-counter @C4
lay spotted-counter @S4
wait 8s
	record player3 answer correct-counter,spotted-counter @4,4
	hint One cypher is left: the turn marker goes to Player 1, who uncovers it.
lay correct-counter @CR
lay spotted-counter @SR
wait 6s
	hint One cypher is left: the turn marker goes to Player 1, who uncovers it.
take digit-5-2
wait 3s
	hint One cypher is left: the turn marker goes to Player 1, who uncovers it.
lay turn-marker @TURN-player1
wait 5s
	record player2 done
take digit-9-2
take digit-7-2
take digit-8-2
lay token-player3 @HOME-player3
wait 4s
lay digit-1-1 @K1
lay digit-2-1 @K2
lay digit-3-1 @K3
lay digit-4-1 @K4
wait 2s
	record player1 lay digit-1-1 @K1
	record player1 lay digit-2-1 @K2
	record player1 lay digit-3-1 @K3
	record player1 lay digit-4-1 @K4
lay turn-marker @SURE
wait 4s
	record player1 uncover

# Two play on paper, and Player 1 has found the cypher of Player 2: the turn marker goes to the left as
# ever, though Player 1 is to uncover hers.
game psisquad
players 2
option duel=on
option mode=paper
play player1 lock
	record player1 lock
play player2 lock
	record player2 lock
play table first @TURN-player1
	record table first @TURN-player1
play player1 aim token-player2 @AIM
	record player1 aim token-player2 @AIM
play player1 lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
play player1 lay digit-6-1 @K2
	record player1 lay digit-6-1 @K2
play player1 lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
play player1 lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
play player1 ask
	record player1 ask
play player2 answer correct-counter,spotted-counter @4,4
	record player2 answer correct-counter,spotted-counter @4,4
wait 3s
	hint One cypher is left: the turn marker goes to Player 1, who uncovers it.
lay correct-counter @CR
lay spotted-counter @SR
lay turn-marker @TURN-player2
wait 8s
	record player1 done
	hint One cypher is left: the turn marker goes to Player 1, who uncovers it.
lay turn-marker @TURN-player1
wait 3s

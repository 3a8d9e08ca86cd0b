# Player 1 uncovers her cypher on paper with a digit that lies there since the last guess: she
# moves it to another position, thinks again and moves it back. There it counts.
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
play player3 answer correct-counter,spotted-counter @4,4
	record player3 answer correct-counter,spotted-counter @4,4
lay correct-counter @CR
lay spotted-counter @SR
lay turn-marker @TURN-player1
wait 3s
	record player2 done
lay digit-1-1 on digit-5-2
	record player1 lay digit-1-1 @K1
wait 2s
take digit-7-2
lay digit-9-2 @K3
	record player1 lay digit-9-2 @K3
wait 3s
lay digit-9-2 @K2
	record player1 lay digit-9-2 @K2
wait 10s
lay digit-7-3 @K3
	record player1 lay digit-7-3 @K3
lay digit-4-1 on digit-8-2
	record player1 lay digit-4-1 @K4
lay turn-marker @SURE
	record player1 uncover
wait 5s

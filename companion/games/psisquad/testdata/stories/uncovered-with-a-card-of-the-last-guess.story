# On paper, Player 1 uncovers a cypher of which two digits lie there since the last
# guess. “Go on” was clicked, and the turn marker left on “Sure”: that shows nothing
# until somebody touches it.
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
say player2 done
	record player2 done
wait 5s
	hint A cypher has 4 digits. Lay a card on each position before you move the turn marker to “Sure”.
lay digit-1-1 @K1
	record player1 lay digit-1-1 @K1
take digit-5-2
wait 3s
lay digit-4-1 @K4
	record player1 lay digit-4-1 @K4
take digit-8-2
wait 3s
lay turn-marker @TURN-player1
wait 2s
lay turn-marker @SURE
wait 4s
	hint A cypher has 4 digits. A card that lies there from the last guess counts when you lift it and lay it down again.
wait 4s
take digit-9-2
lay digit-9-2 @K2
take digit-7-2
lay digit-7-2 @K3
	record player1 lay digit-9-2 @K2
	record player1 lay digit-7-2 @K3
	record player1 uncover
wait 4s

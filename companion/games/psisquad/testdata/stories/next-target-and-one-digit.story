# Player 2 begins with her guess before the turn marker has come: with one digit of hers
# among those of the last guess nothing is asked.
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
lay correct-counter @C2
wait 3s
	apart 1 pieces
	ask 2 correct, and how many spotted? Move the other counter, too; to 0 if none is spotted.
	- 2 correct, 0 spotted.
	- 2 correct, 1 spotted.
	- 2 correct, 2 spotted.
lay spotted-counter @S1
wait 3s
	record player2 answer correct-counter,spotted-counter @2,1
wait 3s
lay token-player3 @AIM
wait 3s
lay token-player2 @HOME-player2
wait 3s
lay digit-1-1 @K1
wait 3s
take digit-5-1
	hint The guess is answered: the turn marker goes to Player 2 first, and then the next target counts.
wait 3s
lay correct-counter @CR
wait 3s
	hint The guess is answered: the turn marker goes to Player 2 first, and then the next target counts.
	  expected “Spotted” lies at rest
	  expected “Turn” is still to be moved
	  seen “Spotted” lies on 1 spotted
	  seen “Turn” lies on “Sure”
lay spotted-counter @SR
wait 3s
	hint The guess is answered: the turn marker goes to Player 2 first, and then the next target counts.
	  expected “Turn” is still to be moved
	  seen “Turn” lies on “Sure”
lay turn-marker @TURN-player2
	record player1 done
	record player2 aim token-player3 @AIM
	record player2 lay digit-1-1 @K1
wait 3s
wait 30s

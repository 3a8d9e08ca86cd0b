# The counters still show the last answer, and the next one is the same: they count
# once they are lifted and laid down again.
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
play player1 lay digit-9-1 @K1
	record player1 lay digit-9-1 @K1
play player1 lay digit-4-1 @K2
	record player1 lay digit-4-1 @K2
play player1 lay digit-0-1 @K3
	record player1 lay digit-0-1 @K3
play player1 lay digit-9-2 @K4
	record player1 lay digit-9-2 @K4
play player1 ask
	record player1 ask
play player2 answer correct-counter,spotted-counter @2,1
	record player2 answer correct-counter,spotted-counter @2,1
lay turn-marker @TURN-player2
wait 3s
	record player1 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.
lay token-player3 on token-player2
lay digit-5-1 on digit-9-1
wait 2s
	record player2 aim token-player3 @AIM
	record player2 lay digit-5-1 @K1
lay turn-marker @SURE
wait 2s
	record player2 ask
lay turn-marker @TURN-player3
wait 8s
	hint Player 3 has to answer first, with both counters: on 0 if there is none. Lift a counter that already lies right, and lay it down again. The turn marker can stay where it lies.
take correct-counter
wait 1s
	hint Player 3 has to answer first, with both counters: on 0 if there is none. Lift a counter that already lies right, and lay it down again. The turn marker can stay where it lies.
	  expected “Correct” is still to be moved
	  expected “Spotted” is still to be moved
	  seen “Correct” is in none of its places
	  seen “Spotted” lies on 1 spotted
lay correct-counter @C2
wait 2s
	apart 1 pieces
take spotted-counter
wait 1s
	hint The counter of spotted digits lies on no number.
	  expected “Spotted” is still to be moved
	  seen “Spotted” is in none of its places
lay spotted-counter @S1
wait 8s
	record player3 answer correct-counter,spotted-counter @2,1
	record player2 done
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.
	  expected “Player 2” lies before Player 2
	  seen “Player 2” is in none of its places

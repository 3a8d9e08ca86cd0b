# The counters lie on numbers since the last game: nobody has answered with them.
game psisquad
players 3
option mode=paper
lay correct-counter @C2
lay spotted-counter @S1
lay token-player1 @HOME-player1
	record player1 lock
lay token-player2 @HOME-player2
	record player2 lock
lay token-player3 @HOME-player3
	record player3 lock
wait 4s
lay turn-marker @TURN-player1
wait 6s
	record table first @TURN-player1
	hint The counters “Correct” and “Spotted” go back to their places beside the numbers.
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
lay digit-1-1 @K1
	record player1 lay digit-1-1 @K1
lay digit-3-1 @K2
	record player1 lay digit-3-1 @K2
lay digit-5-1 @K3
	record player1 lay digit-5-1 @K3
lay digit-7-1 @K4
	record player1 lay digit-7-1 @K4
lay turn-marker @SURE
	record player1 ask
wait 6s

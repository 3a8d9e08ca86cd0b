# The card between two keys lies nearer to the one that has a card: one click says
# which key is meant.
game psisquad
players 3
play player1 lock @1,2,3,4
	record player1 lock
play player2 lock @5,6,7,8
	record player2 lock
play player3 lock @9,0,1,2
	record player3 lock
play table first @TURN-player1
	record table first @TURN-player1
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
lay digit-7-1 @K2 +14,0
	record player1 lay digit-7-1 @K2
wait 2s
lay turn-marker @SURE
wait 6s
	apart 1 pieces
	ask Where does “7” lie: on position 2 or on position 3?
	- On position 3: the guess is 5978.
	- On position 2: position 3 is empty.
answer 1
	record player1 lay digit-7-1 @K3
	record player1 lay digit-9-1 @K2
	record player1 ask
wait 6s
lay turn-marker @TURN-player2
	record player1 done
wait 2s
lay digit-7-1 @K3
wait 4s

# Two digits lie in sight on one key: one of them is to go, and once the guess is sure one
# click says which counts.
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
lay digit-8-1 @K3
	record player1 lay digit-8-1 @K3
lay digit-6-1 @K4
	record player1 lay digit-6-1 @K4
lay digit-9-1 @K2 -3,-31
	record player1 lay digit-9-1 @K2
wait 2s
lay digit-7-1 @K2 +3,+31
wait 6s
	hint Two cards lie on position 2: take one away.
lay turn-marker @SURE
wait 8s
	apart 1 pieces
	ask Two cards lie on position 2. Which one counts?
	- “7”: the guess is 5786.
	- “9”: the guess is 5986.
answer 2
	record player1 ask
	hint The guess 5986 is answered and counts. New cards are for the next guess. If all agree, it can be taken back.
wait 5s

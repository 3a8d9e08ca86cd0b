# An answer is taken back, as it was the wrong one: the answer is asked for again.
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
lay digit-1-1 @K1
	record player1 lay digit-1-1 @K1
lay digit-3-1 @K2
	record player1 lay digit-3-1 @K2
lay digit-5-1 @K3
	record player1 lay digit-5-1 @K3
lay digit-7-1 @K4
	record player1 lay digit-7-1 @K4
lay turn-marker @SURE
wait 6s
	apart 1 pieces
	ask Whose cypher is 1357 for? Lay that player's token on “Target”.
	- Player 1 asks Player 2 for 1357.
	- Player 1 asks Player 3 for 1357.
answer 2
	record player1 aim token-player3 @AIM
	record player1 ask
wait 3s
undo
	revoke player1 ask
undo
	revoke player1 aim token-player3 @AIM
undo
	revoke player1 lay digit-7-1 @K4
	apart 2 pieces
wait 15s
	hint The last move was taken back, and the table lies as after it: put the pieces back, or redo it.
answer "The table is right"
	ask Whose cypher is 1357 for? Lay that player's token on “Target”.
	- Player 1 asks Player 2 for 1357.
	- Player 1 asks Player 3 for 1357.
wait 5s

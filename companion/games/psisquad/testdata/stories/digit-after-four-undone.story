# A question is asked and the next player's digit laid; then four moves are taken back, and another digit comes. It is not
# taken for the first player's: it is asked.
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
play player1 aim token-player3 @AIM
	record player1 aim token-player3 @AIM
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
play player1 done
	record player1 done
play player2 aim token-player1 @AIM
	record player2 aim token-player1 @AIM
lay digit-4-1 @K1
	record player2 lay digit-4-1 @K1
wait 3s
undo
	revoke player2 lay digit-4-1 @K1
undo
	revoke player2 aim token-player1 @AIM
undo
	revoke player1 done
	apart 4 pieces
undo
	revoke player1 ask
wait 14s
	hint The last 4 moves were taken back, and the table lies as after them: put the pieces back, or redo them.
lay digit-3-1 @K2
wait 14s
	ask Player 1 cannot guess their own cypher. The token on “Target” is that of the player who is asked. These can be asked: Player 2 and Player 3.
	- Position 1: 4. Position 2: 3. The target token goes back.
	- We put it back
answer 2
	hint Put these back:
	  expected “Turn” lies on the turn space of Player 1
	  expected “4” (4A) is not on the table
	  expected “Player 1” lies before Player 1
	  expected “Player 3” lies on “Target”
	  seen “Turn” lies on the turn space of Player 2
	  seen “4” (4A) lies on position 1
	  seen “Player 1” lies on “Target”
	  seen “Player 3” lies before Player 3
wait 3s

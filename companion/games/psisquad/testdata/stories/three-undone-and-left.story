# Three moves are taken back and the table stays as it is: that is said, and no rule that it would break.
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
wait 14s
	hint The last 3 moves were taken back, and the table lies as after them: put the pieces back, or redo them.
answer "Redo"
	record player1 done
	record player2 aim token-player1 @AIM
	record player2 lay digit-4-1 @K1
wait 4s

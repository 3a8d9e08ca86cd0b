# Player 2 has begun her guess when the turn marker goes on to Player 3, who asks Player 2: it is
# still her turn, which is said, and not that she cannot ask herself.
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
play player1 guess @player2,5,9,7,8
	record player1 guess @player2,5,9,7,8
lay turn-marker @TURN-player2
	record player1 done
lay token-player2 @HOME-player2
lay token-player1 @AIM
	record player2 aim token-player1 @AIM
lay digit-1-1 @K1
	record player2 lay digit-1-1 @K1
wait 2s
lay turn-marker @TURN-player3
wait 8s
	apart 1 pieces
	hint Position 2 is empty: a guess has 4 digits.
lay token-player1 @HOME-player1
lay token-player2 @AIM
lay digit-2-1 @K2
lay digit-3-1 @K3
lay digit-4-1 @K4
wait 5s
	hint It is the turn of Player 2: move the turn marker back. What lies on the mat counts only after that.
lay turn-marker @SURE
wait 8s
	hint Player 2 cannot guess their own cypher. The token on “Target” is that of the player who is asked. These can be asked: Player 1 and Player 3.
lay turn-marker @TURN-player2
lay token-player2 @HOME-player2
	record player2 lay digit-2-1 @K2
	record player2 lay digit-3-1 @K3
	record player2 lay digit-4-1 @K4
	record player2 take token-player1
lay token-player1 @AIM
	revoke player2 take token-player1
wait 2s
lay turn-marker @SURE
	record player2 ask
wait 5s

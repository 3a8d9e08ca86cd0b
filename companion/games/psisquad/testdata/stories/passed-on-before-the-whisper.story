# In whispers on paper, the turn marker goes on before Player 2 has answered on her page.
game psisquad
players 3
option mode=paper
option answers=whisper
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
wait 3s
lay turn-marker @TURN-player2
wait 30s
	hint Player 2 has to answer first, on their own page. The turn marker can stay where it lies.
phone player2 say 2,1
	record player2 say
	record player1 done
wait 5s
lay token-player3 @AIM
wait 5s
	record player2 aim token-player3 @AIM

# In whispers on paper, Player 2 looks again and corrects her answer on her page.
game psisquad
players 4
option mode=paper
option answers=whisper
play player1 lock
	record player1 lock
play player2 lock
	record player2 lock
play player3 lock
	record player3 lock
play player4 lock
	record player4 lock
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
phone player2 say 2,1
	record player2 say
wait 4s
phone player2 say 3,1
	record player2 say
wait 4s
play player1 done
	record player1 done
wait 3s

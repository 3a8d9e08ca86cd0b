# Answers are secret at this table, and Player 2 lays hers out for everyone.
game psisquad
players 3
option answers=whisper
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
lay correct-counter @C2
lay spotted-counter @S1
wait 6s
	hint At this table answers are secret: Player 2 answers on their own page. Put the counters back.
lay correct-counter @CR
lay spotted-counter @SR
phone player2 say 2,1
	record player2 say
wait 3s
play player1 done
	record player1 done

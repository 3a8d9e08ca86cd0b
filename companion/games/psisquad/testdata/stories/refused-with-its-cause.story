# Player 2 lays her own token on the target and the turn marker on "Sure", and says that the
# table is right.
game psisquad
players 3
option mode=paper
play player1 lock
	record player1 lock
play player2 lock
	record player2 lock
play player3 lock
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
play player3 answer correct-counter,spotted-counter @2,1
	record player3 answer correct-counter,spotted-counter @2,1
play player1 done
	record player1 done
lay token-player2 on token-player3
lay turn-marker @SURE
wait 8s
	apart 1 pieces
	hint Player 2 cannot guess their own cypher. The token on “Target” is that of the player who is asked. These can be asked: Player 1 and Player 3.
answer "The table is right"
	hint Player 2 cannot guess their own cypher. The token on “Target” is that of the player who is asked. These can be asked: Player 1 and Player 3. Until it is moved, this counts as lying where the record has it:
	  expected “Player 2” lies before Player 2
	  expected “Turn” lies on the turn space of Player 2
	  seen “Player 2” lies on “Target”
	  seen “Turn” lies on “Sure”
wait 8s
lay token-player2 @HOME-player2
lay turn-marker @TURN-player2
lay spotted-counter @SR
wait 8s

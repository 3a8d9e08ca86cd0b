# In whispers on paper, the turn marker goes on and Player 2 makes her own guess before she has
# answered. The turn marker lies on “Sure” then for another guess.
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
lay turn-marker @TURN-player2
wait 3s
take digit-5-1
take digit-9-1
take digit-7-1
take digit-8-1
lay token-player3 @AIM
lay digit-0-1 @K1
lay digit-1-1 @K2
lay digit-2-1 @K3
lay digit-3-1 @K4
lay turn-marker @SURE
wait 6s
	hint The guess 5978 is made. Player 2 answers it.
phone player2 say 2,1
	record player2 say
wait 6s
	ask The turn marker lies on “Sure”: it is still the turn of Player 1. Does Player 2 ask Player 3 for 0123?
	- Yes
	- Not yet: the turn marker goes to Player 2 first.
answer Yes
	record player1 done
	record player2 aim token-player3 @AIM
	record player2 lay digit-0-1 @K1
	record player2 lay digit-1-1 @K2
	record player2 lay digit-2-1 @K3
	record player2 lay digit-3-1 @K4
	record player2 ask
wait 3s

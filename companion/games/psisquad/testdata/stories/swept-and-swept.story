# Everything is laid, and cleared, in one sweep.
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
together
lay token-player2 @AIM
lay digit-5-1 @K1
lay digit-9-1 @K2
lay digit-7-1 @K3
lay digit-8-1 @K4
lay turn-marker @SURE
end
	record player1 aim token-player2 @AIM
	record player1 lay digit-5-1 @K1
	record player1 lay digit-9-1 @K2
	record player1 lay digit-7-1 @K3
	record player1 lay digit-8-1 @K4
	record player1 ask
wait 3s
together
take digit-5-1
take digit-9-1
take digit-7-1
take digit-8-1
lay token-player2 @HOME-player2
lay turn-marker @TURN-player2
end
wait 4s
	record player1 done
together
lay token-player3 @AIM
lay digit-5-1 @K1
lay digit-9-1 @K2
lay digit-7-1 @K3
lay digit-8-1 @K4
lay turn-marker @TURN-player3
end
wait 5s
	apart 1 pieces
	ask Does Player 2 ask Player 3 for 5978? Cards of the last guess lie there still.
	- Yes
	- Not yet: the turn marker goes to Player 2 first.
answer Yes
	record player2 aim token-player3 @AIM
	record player2 ask
	record player2 done
wait 3s

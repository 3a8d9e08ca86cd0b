# The turn marker is passed on from a whole guess without a target, and not by way of
# “Sure”: people say whose cypher it was for.
game psisquad
players 4
phone player1 lock 1,2,3,4
	record player1 lock
phone player2 lock 5,6,7,8
	record player2 lock
phone player3 lock 9,0,1,2
	record player3 lock
phone player4 lock 4,0,4,9
	record player4 lock
lay turn-marker @TURN-player1
wait 2s
	record table first @TURN-player1
lay token-player2 @AIM
lay digit-5-1 @K1
lay digit-9-1 @K2
lay digit-7-1 @K3
lay digit-8-1 @K4
lay turn-marker @SURE
wait 3s
	record player1 aim token-player2 @AIM
	record player1 lay digit-5-1 @K1
	record player1 lay digit-9-1 @K2
	record player1 lay digit-7-1 @K3
	record player1 lay digit-8-1 @K4
	record player1 ask
together
take digit-5-1
take digit-9-1
take digit-7-1
take digit-8-1
lay token-player2 @HOME-player2
end
lay turn-marker @TURN-player2
wait 4s
	record player1 done
lay digit-1-1 @K1
lay digit-1-2 @K2
lay digit-7-1 @K3
lay digit-8-1 @K4
wait 3s
	record player2 lay digit-1-1 @K1
	record player2 lay digit-1-2 @K2
lay turn-marker @TURN-player3
wait 6s
	apart 1 pieces
	ask Whose cypher is 1178 for? Lay that player's token on “Target”.
	- Player 2 asks Player 1 for 1178.
	- Player 2 asks Player 3 for 1178.
	- Player 2 asks Player 4 for 1178.
answer 3
	record player2 aim token-player4 @AIM
	record player2 ask
	record player2 done
wait 4s
lay token-player1 @AIM
wait 5s
	record player3 aim token-player1 @AIM
wait 15s
lay token-player4 @HOME-player4
wait 3s

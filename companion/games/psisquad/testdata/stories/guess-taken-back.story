# All agree to take a guess back, and two of its digits are exchanged while the turn marker
# still lies on Sure.
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
say table retract
	record table retract
wait 5s
	apart 1 pieces
	hint The guess 5978 was taken back. When the new one lies, lift the turn marker and lay it on “Sure” again.
take digit-5-1
lay digit-6-1 @K1
wait 2s
take digit-9-1
lay digit-0-1 @K2
wait 2s
lay turn-marker @TURN-player1
	record player1 lay digit-6-1 @K1
	record player1 lay digit-0-1 @K2
wait 1s
lay turn-marker @SURE
	record player1 ask
wait 4s

# A card that was laid last and is taken off again is no part of the guess. One that
# a card beside it covers is; what lies on a fifth key is named whenever it comes.
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
lay token-player2 @AIM
	record player1 aim token-player2 @AIM
lay digit-8-1 @K1
	record player1 lay digit-8-1 @K1
wait 1s
take digit-8-1
	revoke player1 lay digit-8-1 @K1
wait 3s
lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
lay digit-8-1 @K3
	record player1 lay digit-8-1 @K3
wait 1s
lay digit-8-2 @K4 -14,-8
	record player1 lay digit-8-2 @K4
wait 2s
lay turn-marker @SURE
	record player1 ask
wait 4s
lay digit-0-1 @K5
wait 4s
	hint The cyphers have 4 digits, so position 5 stays empty. Take “0” away.
take digit-0-1
lay turn-marker @TURN-player2
	record player1 done
wait 2s
# Player 2 guesses too few digits and passes the turn: the cards of Player 3 are not
# taken for hers.
take digit-5-1
take digit-9-1
take digit-8-1
take digit-8-2
lay token-player2 @HOME-player2
lay token-player3 @AIM
lay digit-1-1 @K1
lay digit-2-1 @K2
lay digit-3-1 @K3
lay turn-marker @TURN-player3
wait 6s
	apart 1 pieces
	hint Position 4 is empty: a guess has 4 digits.
lay digit-4-1 @K4
wait 6s
	hint It is the turn of Player 2: move the turn marker back. What lies on the mat counts only after that.
take digit-4-1
lay turn-marker @TURN-player2
wait 1s
	record player2 aim token-player3 @AIM
	record player2 lay digit-1-1 @K1
	record player2 lay digit-2-1 @K2
	record player2 lay digit-3-1 @K3
lay digit-4-1 @K4
	record player2 lay digit-4-1 @K4
lay turn-marker @SURE
	record player2 ask
wait 2s

# A digit is left beyond the digits, and the turn is passed over; people say that the table is right. It
# says what is to be put back: the marker, too.
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
play player1 done
	record player1 done
lay digit-2-1 @K5
wait 4s
	hint The cyphers have 4 digits, so position 5 stays empty. Take “2” away.
lay turn-marker @TURN-player3
wait 8s
	apart 1 pieces
	hint It is the turn of Player 2, who has not guessed yet. No turn is skipped: move the turn marker back.
answer "The table is right"
	hint It is the turn of Player 2, who has not guessed yet. No turn is skipped: move the turn marker back. Until it is moved, this counts as lying where the record has it:
	  expected “2” (2A) is not on the table
	  seen “2” (2A) lies on position 5
wait 4s
take digit-2-1
lay turn-marker @TURN-player2
wait 4s

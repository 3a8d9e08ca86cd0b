# A digit is chosen by its key before a card lies there: the card comes later, and nothing
# is taken back.
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
play player1 lay digit-1-1 @K1
	record player1 lay digit-1-1 @K1
say player1 lay digit-5-1 @K2
	record player1 lay digit-5-1 @K2
	hint Not finished yet:
	  expected “5” (5A) lies on position 2
	  seen “5” (5A) is in none of its places
wait 5s
lay digit-5-2 @K2
	record player1 lay digit-5-2 @K2
wait 5s
take digit-5-2
	record player1 take digit-5-2
wait 5s

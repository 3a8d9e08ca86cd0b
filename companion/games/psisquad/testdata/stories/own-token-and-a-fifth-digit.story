# On paper, Player 1 lays her own token and five digits in the first turn of the game: it is still her turn.
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
lay token-player1 @AIM
lay digit-1-1 @K1
lay digit-3-1 @K2
lay digit-5-1 @K3
lay digit-7-1 @K4
lay digit-9-1 @K5
lay turn-marker @SURE
wait 6s
	apart 1 pieces
	hint Player 1 cannot guess their own cypher. The token on “Target” is that of the player who is asked. These can be asked: Player 2 and Player 3.
lay token-player2 @AIM
lay token-player1 @HOME-player1
wait 6s
	hint The cyphers have 4 digits, so position 5 stays empty. Take “9” away.
take digit-9-1
	record player1 aim token-player2 @AIM
	record player1 lay digit-1-1 @K1
	record player1 lay digit-3-1 @K2
	record player1 lay digit-5-1 @K3
	record player1 lay digit-7-1 @K4
	record player1 ask
wait 4s

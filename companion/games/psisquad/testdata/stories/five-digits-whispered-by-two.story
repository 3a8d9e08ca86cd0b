# Two play with five digits, on paper and in whispers. Player 1 answers for Player 2, whose token stays on
# “Target” for her own guess.
game psisquad
players 2
option duel=on
option keys=5
option mode=paper
option answers=whisper
play player1 lock
	record player1 lock
play player2 lock
	record player2 lock
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
play player1 lay digit-1-1 @K5
	record player1 lay digit-1-1 @K5
play player1 ask
	record player1 ask
phone player1 say 2,1
	refuse Player 2 is to act now, not Player 1.
wait 3s
phone player2 say 2,1
	record player2 say
wait 4s
play player1 done
	record player1 done
take digit-5-1
take digit-9-1
take digit-7-1
take digit-8-1
take digit-1-1
lay digit-4-1 @K1
lay digit-3-1 @K2
lay digit-2-1 @K3
lay digit-1-1 @K4
	record player2 lay digit-4-1 @K1
	record player2 lay digit-3-1 @K2
	record player2 lay digit-2-1 @K3
	record player2 lay digit-1-1 @K4
lay digit-0-1 @K5
	record player2 lay digit-0-1 @K5
lay turn-marker @SURE
wait 8s
	apart 1 pieces
	hint Player 2 cannot guess their own cypher. The token on “Target” is that of the player who is asked. These can be asked: Player 1.
lay token-player1 @AIM
wait 4s
	record player2 aim token-player1 @AIM
	record player2 ask
phone player1 say 0,0
	record player1 say
wait 3s

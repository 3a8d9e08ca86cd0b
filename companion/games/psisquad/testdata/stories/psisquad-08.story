# Player 2 was found out earlier. Player 3 lays her token on “Target” again. That
# guess cannot be made; with another token it counts.
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
play player1 lay digit-6-1 @K2
	record player1 lay digit-6-1 @K2
play player1 lay digit-7-1 @K3
	record player1 lay digit-7-1 @K3
play player1 lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
play player1 ask
	record player1 ask
play player1 done
	record player1 done
play player2 aim token-player3 @AIM
	record player2 aim token-player3 @AIM
play player2 lay digit-1-2 @K1
	record player2 lay digit-1-2 @K1
play player2 lay digit-2-2 @K2
	record player2 lay digit-2-2 @K2
play player2 lay digit-4-2 @K3
	record player2 lay digit-4-2 @K3
play player2 lay digit-6-2 @K4
	record player2 lay digit-6-2 @K4
play player2 ask
	record player2 ask
play player2 done
	record player2 done
lay token-player2 @AIM
take token-player3
wait 2s
	hint The cypher of Player 2 is solved. These can still be asked: Player 1.
together
take digit-1-2
lay digit-1-1 @K1
end
wait 2s
	record player3 lay digit-1-1 @K1
together
take digit-2-2
lay digit-3-3 @K2
end
wait 2s
	record player3 lay digit-3-3 @K2
lay turn-marker @SURE
wait 6s
	apart 1 pieces
	hint The cypher of Player 2 is solved. These can still be asked: Player 1.
take token-player2
lay token-player1 @AIM
wait 4s
	record player3 aim token-player1 @AIM
	record player3 ask
	hint Do not forget:
	  expected “Player 3” lies before Player 3
	  seen “Player 3” is in none of its places

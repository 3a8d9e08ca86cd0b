# On paper, with the game to the end of the round: the counters go back to their places after the answer
# that ends it. The answer stands, and the turn is over.
game psisquad
players 3
option end=round
option mode=paper
play player1 lock
	record player1 lock
play player2 lock
	record player2 lock
play player3 lock
	record player3 lock
play table first @TURN-player1
	record table first @TURN-player1
play player1 aim token-player2 @AIM
	record player1 aim token-player2 @AIM
play player1 lay digit-7-1 @K1
	record player1 lay digit-7-1 @K1
play player1 lay digit-6-1 @K2
	record player1 lay digit-6-1 @K2
play player1 lay digit-9-1 @K3
	record player1 lay digit-9-1 @K3
play player1 lay digit-6-2 @K4
	record player1 lay digit-6-2 @K4
play player1 ask
	record player1 ask
play player2 answer correct-counter,spotted-counter @0,0
	record player2 answer correct-counter,spotted-counter @0,0
play player1 done
	record player1 done
play player2 aim token-player3 @AIM
	record player2 aim token-player3 @AIM
play player2 lay digit-6-3 @K1
	record player2 lay digit-6-3 @K1
play player2 lay digit-1-1 @K2
	record player2 lay digit-1-1 @K2
play player2 lay digit-0-1 @K3
	record player2 lay digit-0-1 @K3
play player2 lay digit-7-1 @K4
	record player2 lay digit-7-1 @K4
play player2 ask
	record player2 ask
play player3 answer correct-counter,spotted-counter @0,0
	record player3 answer correct-counter,spotted-counter @0,0
play player2 done
	record player2 done
play player3 aim token-player2 @AIM
	record player3 aim token-player2 @AIM
play player3 lay digit-2-1 @K1
	record player3 lay digit-2-1 @K1
play player3 lay digit-5-1 @K2
	record player3 lay digit-5-1 @K2
play player3 lay digit-4-1 @K3
	record player3 lay digit-4-1 @K3
play player3 lay digit-0-1 @K4
	record player3 lay digit-0-1 @K4
play player3 ask
	record player3 ask
play player2 answer correct-counter,spotted-counter @2,0
	record player2 answer correct-counter,spotted-counter @2,0
play player3 done
	record player3 done
play player1 lay digit-0-2 @K1
	record player1 lay digit-0-2 @K1
play player1 lay digit-2-1 @K2
	record player1 lay digit-2-1 @K2
play player1 lay digit-1-1 @K3
	record player1 lay digit-1-1 @K3
play player1 lay digit-8-1 @K4
	record player1 lay digit-8-1 @K4
play player1 ask
	record player1 ask
play player2 answer correct-counter,spotted-counter @2,0
	record player2 answer correct-counter,spotted-counter @2,0
play player1 done
	record player1 done
play player2 aim token-player3 @AIM
	record player2 aim token-player3 @AIM
play player2 lay digit-9-1 @K1
	record player2 lay digit-9-1 @K1
play player2 lay digit-4-1 @K2
	record player2 lay digit-4-1 @K2
play player2 lay digit-9-2 @K3
	record player2 lay digit-9-2 @K3
play player2 ask
	record player2 ask
play player3 answer correct-counter,spotted-counter @2,0
	record player3 answer correct-counter,spotted-counter @2,0
play player2 done
	record player2 done
play player3 aim token-player2 @AIM
	record player3 aim token-player2 @AIM
play player3 lay digit-4-2 @K1
	record player3 lay digit-4-2 @K1
play player3 lay digit-8-2 @K2
	record player3 lay digit-8-2 @K2
play player3 lay digit-2-1 @K3
	record player3 lay digit-2-1 @K3
play player3 lay digit-3-1 @K4
	record player3 lay digit-3-1 @K4
play player3 ask
	record player3 ask
play player2 answer correct-counter,spotted-counter @0,0
	record player2 answer correct-counter,spotted-counter @0,0
play player3 done
	record player3 done
play player1 lay digit-1-1 @K1
	record player1 lay digit-1-1 @K1
play player1 lay digit-0-1 @K2
	record player1 lay digit-0-1 @K2
play player1 lay digit-0-2 @K3
	record player1 lay digit-0-2 @K3
play player1 lay digit-5-1 @K4
	record player1 lay digit-5-1 @K4
play player1 ask
	record player1 ask
play player2 answer correct-counter,spotted-counter @4,2
	record player2 answer correct-counter,spotted-counter @4,2
play player1 done
	record player1 done
play player2 aim token-player3 @AIM
	record player2 aim token-player3 @AIM
play player2 lay digit-8-1 @K1
	record player2 lay digit-8-1 @K1
play player2 lay digit-3-1 @K2
	record player2 lay digit-3-1 @K2
play player2 lay digit-8-2 @K3
	record player2 lay digit-8-2 @K3
play player2 lay digit-4-1 @K4
	record player2 lay digit-4-1 @K4
play player2 ask
	record player2 ask
play player3 answer correct-counter,spotted-counter @1,1
	record player3 answer correct-counter,spotted-counter @1,1
play player2 done
	record player2 done
play player3 aim token-player2 @AIM
	record player3 aim token-player2 @AIM
play player3 lay digit-5-1 @K1
	record player3 lay digit-5-1 @K1
play player3 lay digit-0-1 @K2
	record player3 lay digit-0-1 @K2
play player3 lay digit-0-2 @K3
	record player3 lay digit-0-2 @K3
play player3 lay digit-1-1 @K4
	record player3 lay digit-1-1 @K4
play player3 ask
	record player3 ask
play player2 answer correct-counter,spotted-counter @4,4
	record player2 answer correct-counter,spotted-counter @4,4
play player3 done
	record player3 done
play player1 aim token-player3 @AIM
	record player1 aim token-player3 @AIM
play player1 lay digit-8-1 @K1
	record player1 lay digit-8-1 @K1
play player1 lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
play player1 lay digit-2-1 @K3
	record player1 lay digit-2-1 @K3
play player1 lay digit-2-2 @K4
	record player1 lay digit-2-2 @K4
play player1 ask
	record player1 ask
play player3 answer correct-counter,spotted-counter @1,1
	record player3 answer correct-counter,spotted-counter @1,1
play player1 done
	record player1 done
play player2 lay digit-4-1 @K1
	record player2 lay digit-4-1 @K1
play player2 lay digit-5-1 @K3
	record player2 lay digit-5-1 @K3
play player2 lay digit-4-2 @K4
	record player2 lay digit-4-2 @K4
play player2 ask
	record player2 ask
play player3 answer correct-counter,spotted-counter @3,3
	record player3 answer correct-counter,spotted-counter @3,3
play player2 done
	record player2 done
play player3 aim token-player1 @AIM
	record player3 aim token-player1 @AIM
play player3 lay digit-2-1 @K1
	record player3 lay digit-2-1 @K1
play player3 lay digit-3-1 @K2
	record player3 lay digit-3-1 @K2
play player3 lay digit-8-1 @K3
	record player3 lay digit-8-1 @K3
play player3 lay digit-6-1 @K4
	record player3 lay digit-6-1 @K4
play player3 ask
	record player3 ask
play player1 answer correct-counter,spotted-counter @2,2
	record player1 answer correct-counter,spotted-counter @2,2
play player3 done
	record player3 done
play player1 aim token-player3 @AIM
	record player1 aim token-player3 @AIM
play player1 lay digit-4-1 @K1
	record player1 lay digit-4-1 @K1
play player1 lay digit-9-1 @K2
	record player1 lay digit-9-1 @K2
play player1 lay digit-4-2 @K3
	record player1 lay digit-4-2 @K3
play player1 lay digit-4-3 @K4
	record player1 lay digit-4-3 @K4
play player1 ask
	record player1 ask
play player3 answer correct-counter,spotted-counter @2,2
	record player3 answer correct-counter,spotted-counter @2,2
play player1 done
	record player1 done
play player2 aim token-player1 @AIM
	record player2 aim token-player1 @AIM
play player2 lay digit-7-1 @K1
	record player2 lay digit-7-1 @K1
play player2 lay digit-3-1 @K2
	record player2 lay digit-3-1 @K2
play player2 lay digit-8-1 @K3
	record player2 lay digit-8-1 @K3
play player2 ask
	record player2 ask
play player1 answer correct-counter,spotted-counter @0,0
	record player1 answer correct-counter,spotted-counter @0,0
play player2 done
	record player2 done
play player3 lay digit-2-1 @K1
	record player3 lay digit-2-1 @K1
play player3 lay digit-9-1 @K2
	record player3 lay digit-9-1 @K2
play player3 lay digit-9-2 @K3
	record player3 lay digit-9-2 @K3
play player3 lay digit-6-1 @K4
	record player3 lay digit-6-1 @K4
play player3 ask
	record player3 ask
play player1 answer correct-counter,spotted-counter @3,3
	record player1 answer correct-counter,spotted-counter @3,3
play player3 done
	record player3 done
play player1 aim token-player3 @AIM
	record player1 aim token-player3 @AIM
play player1 lay digit-5-1 @K1
	record player1 lay digit-5-1 @K1
play player1 lay digit-5-2 @K3
	record player1 lay digit-5-2 @K3
play player1 lay digit-4-1 @K4
	record player1 lay digit-4-1 @K4
play player1 ask
	record player1 ask
play player3 answer correct-counter,spotted-counter @4,4
	record player3 answer correct-counter,spotted-counter @4,4
play player1 done
	record player1 done
play player2 aim token-player1 @AIM
	record player2 aim token-player1 @AIM
play player2 lay digit-2-1 @K1
	record player2 lay digit-2-1 @K1
play player2 lay digit-1-1 @K3
	record player2 lay digit-1-1 @K3
play player2 lay digit-6-1 @K4
	record player2 lay digit-6-1 @K4
play player2 ask
	record player2 ask
play player1 answer correct-counter,spotted-counter @4,2
	record player1 answer correct-counter,spotted-counter @4,2
play player2 done
	record player2 done
play player3 lay digit-1-2 @K2
	record player3 lay digit-1-2 @K2
play player3 lay digit-9-1 @K3
	record player3 lay digit-9-1 @K3
play player3 ask
	record player3 ask
play player1 answer correct-counter,spotted-counter @4,4
	record player1 answer correct-counter,spotted-counter @4,4
lay correct-counter @CR
lay spotted-counter @SR
	record player3 done
wait 22.7s

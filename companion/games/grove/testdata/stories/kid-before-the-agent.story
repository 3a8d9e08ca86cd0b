# The group plays in the other direction: the Kid predicts before the Agent has tested.
game grove
players 3
option edition=a
play table deal card-watch,card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-watch @ON1
	record visitor place card-watch @ON1
play visitor place card-hourglass @BY1
	record visitor place card-hourglass @BY1
play visitor done
	record visitor done
lay turn-marker @TURN-kid
wait 3s
	ask Agent 1 has not tested yet, or the object lies without a marker: lay a marker of this seat on it. On which side does it lie?
	- Admitted
	- Repelled
	- Agent 1 has not tested yet
lay card-key @PV
wait 1s
lay claim-token @CL-ON
wait 3s
	hint It is the turn of Agent 1. The Kid predicts later.
lay card-key @ON2
wait 2s
	apart 1 pieces
lay claim-token @CL-REST
lay trust-token @T1
wait 2s
lay turn-marker @TURN-agent1
wait 4s
	hint It is the turn of Agent 1. The Kid predicts later.
lay agent1-marker-1 @FD-A1-ON
	apart 2 pieces
wait 3s
	ask What did the Kid say of Key?
	- Admitted
lay turn-marker @TURN-visitor
wait 6s
	ask What did the Kid say of Key?
	- Admitted
answer 1
	record agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 done
	record kid predict card-key @CL-ON
	record visitor place card-key @ON2
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
wait 3s
lay card-drum @BY2
	record visitor place card-drum @BY2
wait 3s

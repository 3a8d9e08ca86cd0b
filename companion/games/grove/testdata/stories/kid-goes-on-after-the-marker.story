# The turn marker has gone past the Kid before she predicted: that she stops after a right prediction it does not tell.
# She goes on, and stops when she has taken her trust and put the claim away.
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
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay turn-marker @TURN-visitor
wait 3s
	hint The turn marker moved, but the turn is not done. Kid: predict an object.
lay card-key @PV
lay claim-token @CL-ON
wait 3s
	record kid predict card-key @CL-ON
	hint The turn marker moved, but the turn is not done. Visitor: classify Key.
lay card-key @ON2
wait 5s
	record visitor place card-key @ON2
	hint The turn marker moved, but the turn is not done. Right! Kid: predict another object, or stop and gain 1 trust.
lay card-drum @PV
lay claim-token @CL-BY
wait 4s
	record kid again
	record kid predict card-drum @CL-BY
	hint The turn marker moved, but the turn is not done. Visitor: classify Drum.
lay card-drum @BY2
wait 4s
	record visitor place card-drum @BY2
	hint The turn marker moved, but the turn is not done. Right! Kid: predict another object, or stop and gain 2 trust.
wait 3s
lay trust-token @T2
lay claim-token @CL-REST
wait 3s
	record kid stop =2
lay card-rose @BY3
wait 3s
	record kid done
	record visitor place card-rose @BY3
	due Has the Kid drawn 4 cards?
lay turn-marker @TURN-agent1
	record visitor done
wait 3s

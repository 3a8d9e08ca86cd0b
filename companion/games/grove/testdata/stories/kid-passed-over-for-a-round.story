# The Kid is passed over, and nobody notices until Agent 1 has tested again: her
# prediction comes first, and then all the rest counts.
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
wait 5s
	hint The turn marker moved, but the turn is not done. Kid: predict an object.
lay card-drum @BY2
wait 5s
	apart 1 pieces
	ask What did the Kid say of Drum?
	- Admitted
	- Repelled
	- Nothing: it is the Visitor's own object, and the Kid's turn comes first
answer 3
wait 3s
lay turn-marker @TURN-agent1
wait 2s
lay agent1-marker-2 @FD-A1-BY
	apart 2 pieces
wait 8s
	ask What did the Kid say of Drum?
	- Admitted
	- Repelled
	- Nothing: it is the Visitor's own object, and the Kid's turn comes first
lay card-key @PV
wait 1s
lay claim-token @CL-ON
wait 4s
	record kid predict card-key @CL-ON
	hint The Kid has predicted Key: that is classified first. Drum is not due yet.
lay card-key @BY3
wait 6s
	record visitor place card-key @BY3
	apart 1 pieces
	hint The prediction was wrong: the Kid's turn is over. The object goes back to the hand.
lay claim-token @CL-REST
	record kid done
	record visitor place card-drum @BY2
	record visitor done
	record agent1 test agent1-marker-2 @FD-A1-BY
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 5s

# Agent 1 passes the turn on without drawing: her turn is over, and that she owes
# herself a card is said, not asked.
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
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
wait 3s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 30s
lay card-key @PV
wait 3s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 5s

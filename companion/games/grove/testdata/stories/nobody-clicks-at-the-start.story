# Nobody says that the rule is made and the hand trimmed: the first two are classified,
# Agent 1 tests, and the Kid predicts.
game grove
players 3
option edition=a
play table deal card-watch,card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
wait 3s
lay card-watch @ON1
wait 2s
	record visitor rule
	record visitor trim
	record visitor place card-watch @ON1
lay card-hourglass @BY1
wait 6s
	record visitor place card-hourglass @BY1
lay turn-marker @TURN-agent1
	record visitor done
wait 2s
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
wait 4s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 6s
wait 3s
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 4s

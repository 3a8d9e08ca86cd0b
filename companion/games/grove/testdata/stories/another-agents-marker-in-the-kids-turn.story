# A marker comes into a lane of another Agent when both have tested: the Kid's prediction goes on beside it.
game grove
players 4
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
wait 3s
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
wait 2s
lay turn-marker @TURN-agent2
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 2s
lay agent2-marker-1 @FD-A2-ON
	record agent2 test agent2-marker-1 @FD-A2-ON
wait 3s
lay turn-marker @TURN-kid
	record agent2 done
	due Has Agent 2 drawn 1 card?
wait 3s
lay agent2-marker-2 @FD-A1-BY
wait 8s
	apart 1 pieces
	hint “Agent 2 · 2” lies in a lane of Agent 1, and no object is tested now: take it back.
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 5s
	hint “Agent 2 · 2” lies in a lane of Agent 1, and no object is tested now: take it back.
lay card-key @ON2
	apart 2 pieces
wait 5s
	record visitor place card-key @ON2
	apart 1 pieces
	hint “Agent 2 · 2” lies in a lane of Agent 1, and no object is tested now: take it back.

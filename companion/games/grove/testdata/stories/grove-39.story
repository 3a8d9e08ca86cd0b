# Agent 1's second hidden object is laid on her first, so that its marker covers the
# other: the test counts, and the cards should be fanned.
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
play kid predict card-vase @CL-ON
	record kid predict card-vase @CL-ON
play visitor place card-vase @BY2
	record visitor place card-vase @BY2
play kid done
	record kid done
play visitor place card-ring @ON2
	record visitor place card-ring @ON2
play visitor done
	record visitor done
lay agent1-marker-2 on agent1-marker-1
wait 4s
	record agent1 test agent1-marker-2 @FD-A1-ON
	hint “Agent 1 · 1” is not in sight. Fan the objects in the admitted lane of Agent 1 out, so that each marker shows.
lay turn-marker @TURN-kid
wait 30s
	record agent1 done
	due Has Agent 1 drawn 1 card?
	hint “Agent 1 · 1” is not in sight. Fan the objects in the admitted lane of Agent 1 out, so that each marker shows.
lay agent1-marker-2 @FD-A1-ON +40,0
wait 5s

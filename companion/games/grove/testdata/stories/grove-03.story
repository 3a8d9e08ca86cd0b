# Agent 1's tested object lies face down in her lane, but nobody laid a marker on
# it: the test counts once she has laid one.
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
lay card-vase @FD-A1-ON down
wait 4s
lay turn-marker @TURN-kid
wait 30s
	ask Agent 1 has not tested yet, or the object lies without a marker: lay a marker of this seat on it. On which side does it lie?
	- Admitted
	- Repelled
	- Agent 1 has not tested yet
lay agent1-marker-1 on card-vase
	record agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 5s

# An Agent tests a second object in her turn.
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
wait 2s
lay agent1-marker-2 @FD-A1-BY
wait 8s
	apart 1 pieces
	hint Agent 1 has laid an object already; only one is laid each turn. Take “Agent 1 · 2” back.
take agent1-marker-2
wait 3s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 8s

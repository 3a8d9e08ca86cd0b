# Agent 1 lays the marker on her turn cell beside the card.
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
wait 2s
lay turn-marker @TURN-agent1
wait 2s
lay agent1-marker-1 @TURN-agent1 +3,4
wait 30s
	hint “Agent 1 · 1” lies before Agent 1, where it does not count.
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
wait 3s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 5s

# Agent 1's tested object lies under her marker in the Kid's lane: it is hers, and
# belongs into her own lane of that side.
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
lay agent1-marker-2 @FD-K-ON
wait 4s
	apart 1 pieces
	ask Agent 1's object lies in a lane of the Kid. It belongs in a lane of its owner.
	- It is Agent 1's: admitted
lay turn-marker @TURN-kid
wait 30s
	ask Agent 1's object lies in a lane of the Kid. It belongs in a lane of its owner.
	- It is Agent 1's: admitted
lay agent1-marker-2 @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 8s

# From trust 3 on the Visitor hides two objects in one turn, and the turn marker goes on: the second one is
# one too many, and goes back.
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
play table correct trust-token @T3
	record table correct trust-token @T3
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
wait 2s
lay kid-marker-1 @FD-K-BY
	record visitor hide kid-marker-1 @FD-K-BY
wait 2s
lay kid-marker-2 @FD-K-ON
wait 8s
	apart 1 pieces
	hint The Visitor has laid an object already; only one is laid each turn. Take “Kid 2” back.
lay turn-marker @TURN-agent1
	record visitor done
wait 4s
	ask Is the object in a lane of the Kid that of Agent 1? It belongs in a lane of its owner, under one of its markers.
	- It is Agent 1's test: admitted
	- No: it is taken back
lay agent1-marker-2 @FD-A1-BY
	apart 2 pieces
wait 8s
	ask Is the object in a lane of the Kid that of Agent 1? It belongs in a lane of its owner, under one of its markers.
	- It is Agent 1's test: admitted
	- No: it is taken back
take kid-marker-2
	apart 1 pieces
	record agent1 test agent1-marker-2 @FD-A1-BY
wait 4s

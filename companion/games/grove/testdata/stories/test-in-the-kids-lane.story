# Agent 1's object lies in the Kid's lane under a marker of the Kid's: two mistakes at once.
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
lay kid-marker-1 @FD-K-ON
wait 3s
	apart 1 pieces
	ask Is the object in a lane of the Kid that of Agent 1? It belongs in a lane of its owner, under one of its markers.
	- It is Agent 1's test: admitted
	- No: it is taken back
lay turn-marker @TURN-kid
wait 8s
	ask Is the object in a lane of the Kid that of Agent 1? It belongs in a lane of its owner, under one of its markers.
	- It is Agent 1's test: admitted
	- No: it is taken back
together
take kid-marker-1
lay agent1-marker-1 @FD-A1-ON
end
	record agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 5s

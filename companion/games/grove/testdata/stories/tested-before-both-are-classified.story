# Agent 1 hands her object over when only one of the first two objects is classified:
# the other one is named.
game grove
players 4
option edition=b
lay card-watch @PV
wait 3s
	hint The camera sees only Watch face up. A game starts with 2 objects: lay both side by side on the show space.
lay card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
wait 3s
wait 4s
say visitor rule
	record visitor rule
lay card-watch @ON1
wait 3s
	record visitor place card-watch @ON1
wait 4s
lay agent1-marker-1 @FD-A1-ON
wait 3s
	apart 1 pieces
	hint The first two objects come before any test: classify Hourglass. The object of Agent 1 counts later.
wait 30s
lay card-hourglass @BY1
	apart 2 pieces
wait 3s
	record visitor place card-hourglass @BY1
	record visitor done
	record agent1 test agent1-marker-1 @FD-A1-ON
wait 5s

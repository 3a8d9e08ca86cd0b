# Two hidden objects of an Agent come at once.
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
together
lay agent1-marker-1 @FD-A1-ON
lay agent1-marker-2 @FD-A1-BY
end
wait 10s
	apart 2 pieces
	hint Only one object is laid each turn, but “Agent 1 · 1” and “Agent 1 · 2” have come. Take back all but one.
take agent1-marker-1
	apart 1 pieces
	record agent1 test agent1-marker-2 @FD-A1-BY
wait 5s

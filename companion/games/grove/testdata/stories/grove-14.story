# Two Agents hand their objects over at once, and the Visitor lays the second
# Agent's first: both tests count, in the order of the seats.
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
lay agent2-marker-1 @FD-A2-BY
wait 10s
	hint Agent 1's test counts first.
lay agent1-marker-1 @FD-A1-ON
wait 10s
	record agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 done
	record agent2 test agent2-marker-1 @FD-A2-BY
	due Has Agent 1 drawn 1 card?
	hint The Kid is next. Move the turn marker there.
lay turn-marker @TURN-agent2
wait 20s

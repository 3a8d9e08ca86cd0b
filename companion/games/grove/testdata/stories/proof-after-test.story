# An Agent who has tested lays a proof in the same turn.
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
wait 3s
lay card-key @PR1
wait 2s
	apart 1 pieces
lay card-bell @PR2
	apart 2 pieces
wait 2s
lay card-drum @PR3
	apart 3 pieces
wait 2s
lay card-die @PR4
	apart 4 pieces
wait 8s
	hint Agent 1 has already acted this turn. Take Key, Bell, Die and Drum back.

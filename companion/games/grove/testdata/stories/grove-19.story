# Agent 1 turns the four of her proof up in any order of the columns: the row
# counts when four lie.
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
lay card-bell @PR2
wait 3s
	apart 1 pieces
	hint The proof row has 1 of 4: Bell. Column 1 is still empty.
lay card-die @PR4
	apart 2 pieces
wait 5s
	hint The proof row has 2 of 4: Bell and Die. Column 1 is still empty.
lay card-key @PR1
	apart 3 pieces
wait 2s
lay card-drum @PR3
	apart 4 pieces
	record agent1 prove card-key @PR1
	record agent1 prove card-bell @PR2
	record agent1 prove card-drum @PR3
	record agent1 prove card-die @PR4
wait 30s

# Agent 1 proves, and somebody has put the turn marker before Agent 2 already: whose proof it is
# people say.
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
lay turn-marker @TURN-agent2
lay card-key @PR1
lay card-bell @PR2
lay card-drum @PR3
	apart 3 pieces
lay card-die @PR4
	apart 4 pieces
wait 6s
	ask Whose proof is it? It is the turn of Agent 1, but the turn marker lies before Agent 2.
	- It is that of Agent 1
	- It is that of Agent 2: Agent 1 tests an object first
answer "It is that of Agent 1"
	record agent1 prove card-key @PR1
	record agent1 prove card-bell @PR2
	record agent1 prove card-drum @PR3
	record agent1 prove card-die @PR4
wait 3s
lay turn-marker @TURN-agent1
lay shield @SH
	record visitor shield
wait 3s
lay turn-marker @TURN-visitor
	record visitor set
wait 3s

# Agent 2 takes the turn marker and begins a proof while Agent 1 has still to play: it is
# not taken for that of Agent 1.
game grove
players 4
option edition=b
play table deal card-watch,card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
play visitor rule
	record visitor rule
play visitor place card-watch @ON1
	record visitor place card-watch @ON1
play visitor place card-hourglass @BY1
	record visitor place card-hourglass @BY1
play visitor done
	record visitor done
lay turn-marker @TURN-agent2
wait 1s
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
together
take card-key
take card-bell
take card-drum
take card-die
end
wait 2s
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s
lay card-key @PR1
	record agent2 prove card-key @PR1
lay card-bell @PR2
	record agent2 prove card-bell @PR2
lay card-drum @PR3
	record agent2 prove card-drum @PR3
lay card-die @PR4
	record agent2 prove card-die @PR4
wait 3s

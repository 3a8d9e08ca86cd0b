# Agent 1 has turned up three of a proof and tests instead; the three are left lying for some time.
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
lay card-key @PR1
	record agent1 prove card-key @PR1
lay card-bell @PR2
	record agent1 prove card-bell @PR2
lay card-die @PR3
	record agent1 prove card-die @PR3
wait 4s
	hint The proof row has 3 of 4: Key, Bell and Die. Column 4 is still empty.
lay agent1-marker-1 @FD-A1-BY
wait 5s
	apart 1 pieces
	hint Agent 1 tests or proves in a turn: take back “Agent 1 · 1”, or what lies in the proof row: Key, Bell and Die.
take card-key
	apart 2 pieces
take card-bell
	apart 3 pieces
take card-die
	apart 4 pieces
wait 3s
	revoke agent1 prove card-die @PR3
	revoke agent1 prove card-bell @PR2
	revoke agent1 prove card-key @PR1
	record agent1 test agent1-marker-1 @FD-A1-BY
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s

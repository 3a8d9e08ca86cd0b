# Three of a proof lie in columns 1, 2 and 4, and one of them is taken up again: people are told
# which column is empty.
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
play agent1 prove card-key @PR1
	record agent1 prove card-key @PR1
play agent1 prove card-bell @PR2
	record agent1 prove card-bell @PR2
lay card-drum @PR4
wait 5s
	apart 1 pieces
	hint The proof row has 3 of 4: Key, Bell and Drum. Column 3 is still empty.
take card-bell
	apart 2 pieces
wait 8s
	hint The proof is not over yet. Lay back in its row: Bell.
take card-drum
	apart 1 pieces
wait 12s
	revoke agent1 prove card-bell @PR2
	hint The proof row has 1 of 4: Key. Column 2 is still empty.
lay card-drum @PB4
wait 6s
	apart 1 pieces
	hint The proof row has 2 of 4: Key and Drum. Column 2 is still empty.
lay card-drum @PR4
wait 6s
	hint The proof row has 2 of 4: Key and Drum. Column 2 is still empty.
lay card-bell @PR3
	apart 2 pieces
wait 6s
	hint The proof row has 3 of 4: Key, Bell and Drum. Column 2 is still empty.
lay card-die @PR2
	apart 3 pieces
	record agent1 prove card-die @PR2
	record agent1 prove card-bell @PR3
	record agent1 prove card-drum @PR4
wait 6s

# Agent 1 has given a proof up when the marks were set already, and tests.
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
lay card-rose @PR1
	record agent1 prove card-rose @PR1
lay card-car @PR2
	record agent1 prove card-car @PR2
lay card-bell @PR3
	record agent1 prove card-bell @PR3
lay card-key @PR4
	record agent1 prove card-key @PR4
wait 4s
lay shield @SH
	record visitor shield
wait 4s
take card-rose
take card-car
take card-bell
	apart 3 pieces
take card-key
	apart 4 pieces
take shield
wait 3s
	hint The proof is not over yet. Lay back in its row: Rose, Car, Bell and Key.
lay agent1-marker-1 @FD-A1-BY
	apart 5 pieces
wait 5s
	ask Agent 1 proves in this turn and tests no object: take “Agent 1 · 1” back.
	- We take “Agent 1 · 1” back, and the proof goes on
	- The proof is given up: Agent 1 has tested
answer "The proof is given up: Agent 1 has tested"
	revoke visitor shield
	revoke agent1 prove card-key @PR4
	revoke agent1 prove card-bell @PR3
	revoke agent1 prove card-car @PR2
	revoke agent1 prove card-rose @PR1
	record agent1 test agent1-marker-1 @FD-A1-BY
wait 3s
lay turn-marker @TURN-agent2
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s

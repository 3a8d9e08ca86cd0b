# The Kid begins a proof in Agent 2's turn, and the Visitor sets up the shield. Then Agent 2 tests: people say whose
# proof it is.
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
play table correct trust-token @T3
	record table correct trust-token @T3
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay card-rose @PR1
	record agent2 prove card-rose @PR1
lay card-car @PR2
	record agent2 prove card-car @PR2
lay card-bell @PR3
	record agent2 prove card-bell @PR3
lay card-key @PR4
	record agent2 prove card-key @PR4
wait 4s
lay shield @SH
	record visitor shield
wait 4s
lay agent2-marker-1 @FD-A2-BY
wait 5s
	apart 1 pieces
	ask Agent 2 proves in this turn and tests no object: take “Agent 2 · 1” back.
	- We take “Agent 2 · 1” back, and the proof goes on
	- It is the proof of the Kid: Agent 2 has tested
	- The proof is given up: Agent 2 has tested
answer "It is the proof of the Kid: Agent 2 has tested"
	revoke visitor shield
	revoke agent2 prove card-key @PR4
	revoke agent2 prove card-bell @PR3
	revoke agent2 prove card-car @PR2
	revoke agent2 prove card-rose @PR1
	record agent2 test agent2-marker-1 @FD-A2-BY
	record agent2 done
	record kid prove card-rose @PR1
	record kid prove card-car @PR2
	record kid prove card-bell @PR3
	record kid prove card-key @PR4
	due Has Agent 2 drawn 1 card?
	record visitor shield
wait 3s
lay turn-marker @TURN-kid
wait 2s
lay turn-marker @TURN-visitor
	record visitor set
wait 3s

# While Agent 1 proves, the Kid predicts, and Agent 1 tests an object, too.
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
play agent1 prove card-drum @PR3
	record agent1 prove card-drum @PR3
play agent1 prove card-die @PR4
	record agent1 prove card-die @PR4
play visitor shield
	record visitor shield
lay card-rose @PV
lay claim-token @CL-ON
wait 6s
	hint It is the turn of Agent 1. The Kid predicts later.
take card-rose
lay claim-token @CL-REST
lay agent1-marker-1 @FD-A1-ON
wait 6s
	apart 1 pieces
	ask Agent 1 proves in this turn and tests no object: take “Agent 1 · 1” back.
	- We take “Agent 1 · 1” back, and the proof goes on
	- The proof is given up: Agent 1 has tested
take agent1-marker-1
wait 3s

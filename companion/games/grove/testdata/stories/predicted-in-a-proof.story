# The Kid shows an object and claims it while Agent 1 proves: the proof goes on beside
# it.
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
play visitor set
	record visitor set
wait 1s
lay card-rose @PV
lay claim-token @CL-ON
wait 6s
	hint It is the turn of Agent 1. The Kid predicts later.
lay card-key @PO1
lay card-bell @PB2
lay card-drum @PB3
lay card-die @PO4
wait 3s
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,by,on
	hint It is the turn of Agent 1. The Kid predicts later.
lay turn-marker @TURN-agent1
wait 5s
	record agent1 lock
	hint It is the turn of Agent 1. The Kid predicts later.
take card-rose
lay claim-token @CL-REST
wait 3s

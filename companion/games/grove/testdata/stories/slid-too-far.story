# The prover slides two of the four as far as the edge of the mat: their sides are clear.
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
play visitor set
	record visitor set
wait 3s
lay turn-marker @TURN-visitor
wait 2s
lay card-key @PO1 +0,30
lay card-bell @PB2 +0,-60
lay card-drum @PB3
lay card-die @PO4
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,by,on
wait 30s
lay turn-marker @TURN-agent1
	record agent1 lock
wait 5s

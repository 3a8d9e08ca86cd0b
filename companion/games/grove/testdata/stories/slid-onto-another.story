# Bell is slid onto Key in column 1. It is named, not Key below it.
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
wait 1s
lay card-key @PO1
lay card-bell on card-key
lay card-drum @PB3
lay card-die @PO4
wait 6s
	apart 4 pieces
	hint Bell belongs in column 2.
lay turn-marker @TURN-agent1
wait 6s
	hint Bell belongs in column 2.
lay card-bell @PB2
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,by,on
	record agent1 lock
wait 6s

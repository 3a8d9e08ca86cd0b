# The turn marker is given back before the four are slid: that the proof is locked it says
# only when it is lifted and laid down again, however quickly the four come.
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
wait 6s
lay turn-marker @TURN-visitor
	record visitor set
lay turn-marker @TURN-agent1
lay card-key @PO1
lay card-bell @PB2
lay card-drum @PO3
lay card-die @PB4
wait 4s
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
	hint The proof is not locked yet. When it is, lift the turn marker and lay it down again.
lay card-drum @PB3
wait 4s
	record agent1 slide card-drum @PB3
	hint The proof is not locked yet. When it is, lift the turn marker and lay it down again.
take turn-marker
lay turn-marker @TURN-agent1
	record agent1 lock
wait 4s

# Two of the four are slid before the marks are set, and then she takes the turn
# marker: the other two are still to be slid.
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
lay card-key @PO1
lay card-bell @PB2
wait 5s
	apart 2 pieces
	hint The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.
lay turn-marker @TURN-visitor
wait 5s
	hint If the Visitor's marks are set, slide the others, too: Drum and Die. If they are not, slide back what is slid.
lay card-drum @PO3
	apart 3 pieces
lay card-die @PB4
	apart 4 pieces
	record visitor set
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
wait 4s
lay turn-marker @TURN-agent1
	record agent1 lock
wait 4s

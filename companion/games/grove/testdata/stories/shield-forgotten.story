# The Visitor marks without her shield, and the prover slides.
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
lay turn-marker @TURN-visitor
wait 5s
	hint The turn marker moved, but the marks are not set yet. Visitor: set up your shield.
lay card-key @PO1
lay card-bell @PB2
lay card-drum @PO3
	apart 3 pieces
lay card-die @PB4
	apart 4 pieces
wait 6s
	hint The shield does not stand, and the Visitor's marks are not set yet. Slide the four back to the middle until then.

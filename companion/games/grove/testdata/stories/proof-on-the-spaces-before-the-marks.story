# The proof is laid on the spaces before the marks are set: that is said, whoever has the turn marker.
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
wait 2s
lay card-key @ON2
lay card-bell @BY2
lay card-drum @BY3
	apart 3 pieces
lay card-die @ON3
	apart 4 pieces
wait 8s
	hint The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.
lay turn-marker @TURN-visitor
wait 8s
	hint The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.
lay card-key @PR1
	apart 3 pieces
lay card-bell @PR2
	apart 2 pieces
lay card-drum @PR3
	apart 1 pieces
lay card-die @PR4
	record visitor set
wait 4s

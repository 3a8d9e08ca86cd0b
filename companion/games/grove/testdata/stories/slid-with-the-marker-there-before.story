# The turn marker lies before the Visitor since before the marks were set; then the four are slid
# one by one.
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
lay turn-marker @TURN-visitor
wait 4s
	hint The proof row has 3 of 4: Key, Bell and Drum. Column 4 is still empty.
play agent1 prove card-die @PR4
	record agent1 prove card-die @PR4
wait 4s
	hint The turn marker moved, but the marks are not set yet. Visitor: set up your shield.
lay shield @SH
wait 5s
	record visitor shield
	hint The marks are not set yet. When they are, lift the turn marker and lay it down again.
lay card-key @PO1
wait 8s
	apart 1 pieces
	hint If the Visitor's marks are set, slide the others, too: Bell, Drum and Die. If they are not, slide back what is slid.
lay card-bell @PO2
	apart 2 pieces
wait 8s
	hint If the Visitor's marks are set, slide the others, too: Drum and Die. If they are not, slide back what is slid.
lay card-drum @PO3
	apart 3 pieces
wait 4s
	hint If the Visitor's marks are set, slide the others, too: Die. If they are not, slide back what is slid.
lay card-die @PO4
	apart 4 pieces
wait 8s
	hint The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.
lay card-key @PR1
	apart 3 pieces
lay card-bell @PR2
	apart 2 pieces
lay card-drum @PR3
	apart 1 pieces
lay card-die @PR4
wait 4s
	hint The marks are not set yet. When they are, lift the turn marker and lay it down again.
lay turn-marker @TURN-agent1
wait 2s
lay turn-marker @TURN-visitor
	record visitor set
wait 4s

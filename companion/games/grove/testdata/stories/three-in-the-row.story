# Three of a proof are turned up, and the Visitor takes the turn marker. When the fourth
# lies nobody can have marked it yet: her marks count once she touches the marker again.
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
wait 2s
	hint The proof row has 3 of 4: Key, Bell and Drum. Column 4 is still empty.
lay shield @SH
wait 6s
	hint The proof row has 3 of 4: Key, Bell and Drum. Column 4 is still empty.
lay turn-marker @TURN-visitor
wait 6s
	hint The proof row has 3 of 4: Key, Bell and Drum. Column 4 is still empty.
lay card-die @PR4
wait 6s
	record agent1 prove card-die @PR4
	record visitor shield
	hint The marks are not set yet. When they are, lift the turn marker and lay it down again.
lay card-key @PO1
lay card-bell @PB2
lay card-drum @PB3
	apart 3 pieces
lay card-die @PO4
	apart 4 pieces
wait 6s
	hint The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.
lay turn-marker @TURN-agent1
wait 2s
lay turn-marker @TURN-visitor
	record visitor set
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,by,on
wait 3s
lay turn-marker @TURN-agent1
	record agent1 lock
wait 3s

# The turn marker goes to the Visitor before the row is full and the shield stands: that
# the marks are set it says only when it is lifted and laid down again.
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
lay card-key @PR1
	record agent1 prove card-key @PR1
lay card-bell @PR2
	record agent1 prove card-bell @PR2
lay card-drum @PR3
	record agent1 prove card-drum @PR3
lay turn-marker @TURN-visitor
lay card-die @PR4
lay shield @SH
wait 6s
	apart 1 pieces
	record agent1 prove card-die @PR4
	record visitor shield
	hint The marks are not set yet. When they are, lift the turn marker and lay it down again.
take turn-marker
lay turn-marker @TURN-visitor
	record visitor set
lay card-key @PO1
lay card-bell @PB2
lay card-drum @PO3
lay card-die @PB4
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
wait 4s
lay turn-marker @TURN-agent1
	record agent1 lock
wait 4s

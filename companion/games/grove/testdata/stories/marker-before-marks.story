# The Visitor takes the turn marker before she sets up the shield: it does not say
# that her marks are set until it is touched again.
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
wait 8s
	hint The turn marker moved, but the marks are not set yet. Visitor: set up your shield.
lay shield @SH
wait 8s
	record visitor shield
	hint The marks are not set yet. When they are, lift the turn marker and lay it down again.
take turn-marker
wait 2s
lay turn-marker @TURN-visitor
	record visitor set
wait 6s

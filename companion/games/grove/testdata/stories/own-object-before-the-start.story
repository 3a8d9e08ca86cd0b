# The Visitor lays an object of her own while one of the first two is still to be
# classified.
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
lay card-key @ON2
wait 6s
	apart 1 pieces
	hint The first two objects come before any other: classify Hourglass. Take Key back.
lay turn-marker @TURN-agent1
wait 6s
	hint The first two objects come before any other: classify Hourglass. Take Key back.
take card-key
	hint The turn marker moved, but the turn is not done. Visitor: classify Hourglass.
lay card-hourglass @BY1
	record visitor place card-hourglass @BY1
	record visitor done
wait 6s

# The two objects of the start are dealt on one another: one is seen.
game grove
players 3
option edition=a
wait 2s
lay card-watch @PV
wait 3s
	hint The camera sees only Watch face up. A game starts with 2 objects: lay both side by side on the show space.
lay card-hourglass on card-watch
wait 30s
	hint The camera sees only Hourglass face up. A game starts with 2 objects: lay both side by side on the show space.
lay card-hourglass @PV +40,0
	record table deal card-watch,card-hourglass @PV
wait 4s
say visitor rule
	record visitor rule
say visitor trim
	record visitor trim
lay card-watch @ON1
lay card-hourglass @BY1
wait 4s
	apart 2 pieces
	record visitor place card-watch @ON1
	record visitor place card-hourglass @BY1

# Three objects are turned up at the start, and later, when two are dealt, another one.
game grove
players 3
option edition=a
together
lay card-watch @PV -44,0
lay card-hourglass @PV +0,0
lay card-key @PV +44,0
end
wait 8s
	hint The camera sees 3 face-up cards. A game starts with 2.
take card-key
	record table deal card-watch,card-hourglass @PV
wait 9s
lay card-key @PV +44,0
wait 6s
	hint A game starts with 2 face-up objects. The camera sees 1 more on the show space: take them back.
take card-key
wait 3s

# Of the two objects of the start one is exchanged for another before it is classified.
game grove
players 3
option edition=a
play table deal card-watch,card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
take card-hourglass
lay card-key @PV
wait 8s
	apart 1 pieces
	ask Key lies on the show space, and Hourglass is gone. Is it one of the first two objects now?
	- Yes
	- We put it back
answer 1
	record table correct card-hourglass,card-key
wait 3s
lay card-watch @ON1
	record visitor place card-watch @ON1
wait 3s
lay card-key @BY1
	record visitor place card-key @BY1
wait 5s

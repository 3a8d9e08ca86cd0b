# The tokens lie wrongly at the start, and markers lie in a lane: the two objects are dealt
# nevertheless.
game grove
players 3
option edition=a
lay agent1-marker-1 @FD-A1-ON
lay agent1-marker-2 @FD-A1-ON
wait 4s
	apart 2 pieces
	hint No object is tested yet: take the markers out of the lanes. Each is laid on a tested or hidden object.
take agent1-marker-1
	apart 1 pieces
take agent1-marker-2
lay trust-token @T1
lay claim-token @CL-ON
lay turn-marker @TURN-kid
wait 4s
	hint The turn marker starts before the Visitor: lay it there.
lay card-watch @PV
lay card-hourglass @PV
wait 5s
	record table deal card-watch,card-hourglass @PV
	hint The turn marker starts before the Visitor: lay it there.
lay turn-marker @TURN-visitor
lay trust-token @T0
lay claim-token @CL-REST
	record visitor rule
lay card-watch @ON1
	record visitor trim
	record visitor place card-watch @ON1
lay card-hourglass @BY1
	record visitor place card-hourglass @BY1
wait 4s

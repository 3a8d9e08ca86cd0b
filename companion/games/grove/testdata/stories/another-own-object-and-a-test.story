# The Visitor lays a second object, and the turn marker and an Agent's test follow: they count beside it.
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
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
wait 3s
lay card-drum @BY2
	record visitor place card-drum @BY2
wait 3s
lay card-die @ON3
wait 3s
	apart 1 pieces
	hint The Visitor has laid an object already, and lays one each turn. Take Die back.
lay turn-marker @TURN-agent1
	record visitor done
wait 4s
	hint “Die” (L9) does not count where it lies: take it back, or lift it and lay it down again.
lay agent1-marker-2 @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
wait 30s
	hint “Die” (L9) does not count where it lies: take it back, or lift it and lay it down again.
take card-die
wait 4s

# The Visitor has laid a second own object, and nobody has seen it before the Kid's turn: it is no prediction, and goes back.
game grove
players 3
play table deal card-bow-and-arrow,card-dartboard @PV
	record table deal card-bow-and-arrow,card-dartboard @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-bow-and-arrow @ON1
	record visitor place card-bow-and-arrow @ON1
play visitor place card-dartboard @BY1
	record visitor place card-dartboard @BY1
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-shoe @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-bathtub @CL-BY
	record kid predict card-bathtub @CL-BY
play visitor place card-bathtub @BY2
	record visitor place card-bathtub @BY2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-tennis-racket @BY3
	record visitor place card-tennis-racket @BY3
lay card-rose @ON2
lay turn-marker @TURN-agent1
wait 3s
	apart 1 pieces
	record visitor done
lay agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
wait 3s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 20s
	hint “Rose” (S5) does not count where it lies: take it back, or lift it and lay it down again.
wait 3s
take card-rose
wait 5s
lay card-pushpin @PV
lay claim-token @CL-ON
	record kid predict card-pushpin @CL-ON
wait 5s

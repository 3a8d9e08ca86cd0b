# The Kid shows a fourth object, and it is laid on a space, before and after she takes too much trust.
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
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s
lay card-key @ON2
wait 4s
	record visitor place card-key @ON2
lay card-drum @PV
lay claim-token @CL-BY
	record kid again
	record kid predict card-drum @CL-BY
wait 3s
lay card-drum @BY2
wait 4s
	record visitor place card-drum @BY2
lay card-rose @PV
lay claim-token @CL-ON
	record kid again
	record kid predict card-rose @CL-ON
wait 3s
lay card-rose @ON3
wait 4s
	record visitor place card-rose @ON3
lay claim-token @CL-BY
lay card-die @PV
wait 4s
	hint 3 predictions are the most in one turn: the Kid takes the trust, and the object goes back to the hand.
lay card-die @BY3
wait 4s
	apart 1 pieces
	hint 3 predictions are the most in one turn: Die goes back to the Kid's hand. If it is the Visitor's own object, it is turned face down.
lay trust-token @T4
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
wait 8s
	hint 3 predictions are the most in one turn: Die goes back to the Kid's hand. If it is the Visitor's own object, it is turned face down.
take card-die
lay trust-token @T3
	record kid stop =3
	record kid done
	due Has the Kid drawn 6 cards?
wait 5s

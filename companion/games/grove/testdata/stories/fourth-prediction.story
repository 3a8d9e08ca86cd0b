# The Kid shows a fourth object after three right predictions.
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
play kid again
	record kid again
play kid predict card-drum @CL-ON
	record kid predict card-drum @CL-ON
play visitor place card-drum @ON3
	record visitor place card-drum @ON3
play kid again
	record kid again
play kid predict card-bell @CL-ON
	record kid predict card-bell @CL-ON
play visitor place card-bell @ON4
	record visitor place card-bell @ON4
lay card-die @PV
wait 6s
	hint 3 predictions are the most in one turn: the Kid takes the trust, and the object goes back to the hand.
lay claim-token @CL-BY
wait 6s
	hint 3 predictions are the most in one turn: the Kid takes the trust, and the object goes back to the hand.
together
take card-die
lay claim-token @CL-REST
end
lay trust-token @T3
	record kid stop =3
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 6 cards?
wait 4s

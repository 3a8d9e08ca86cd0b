# After three right predictions the Kid puts the claim away, and the Visitor lays an object openly. It is
# not the Kid's, and trust of three has it hidden.
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
wait 3s
lay card-bell @PV
wait 3s
	ask Bell: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
lay claim-token @CL-BY
	record kid again
	record kid predict card-bell @CL-BY
wait 3s
lay card-bell @BY2
wait 5s
	record visitor place card-bell @BY2
lay card-drum @PV
wait 2s
lay claim-token @CL-ON
	record kid again
	record kid predict card-drum @CL-ON
wait 3s
lay card-drum @ON3
wait 5s
	record visitor place card-drum @ON3
lay claim-token @CL-REST
wait 5s
lay card-die @BY3
wait 30s
	apart 1 pieces
	hint 3 predictions are the most in one turn: Die goes back to the Kid's hand. If it is the Visitor's own object, it is turned face down.
take card-die
lay kid-marker-1 @FD-K-BY
wait 5s
	record kid stop =3
	record kid done
	record visitor hide kid-marker-1 @FD-K-BY
	due Has the Kid drawn 6 cards?
	hint Trust is 3, but its token lies on 0: move it.
	  expected “Turn” lies before the Visitor
	  seen “Turn” lies before the Kid
lay trust-token @T3
lay turn-marker @TURN-agent1
	record visitor done
wait 3s

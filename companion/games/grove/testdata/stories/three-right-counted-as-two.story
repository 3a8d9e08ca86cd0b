# After three right predictions the Kid moves her trust token two spots on. It comes to
# 3.
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
play kid predict card-bell @CL-BY
	record kid predict card-bell @CL-BY
play visitor place card-bell @BY2
	record visitor place card-bell @BY2
play kid again
	record kid again
play kid predict card-drum @CL-BY
	record kid predict card-drum @CL-BY
play visitor place card-drum @BY3
	record visitor place card-drum @BY3
wait 2s
lay trust-token @T2
lay claim-token @CL-REST
wait 4s
	hint Trust comes to 3 so far, but its token lies on 2: move it.
lay turn-marker @TURN-visitor
wait 6s
	record kid stop =3
	record kid done
	due Has the Kid drawn 6 cards?
	hint Trust is 3, but its token lies on 2: move it.
lay trust-token @T3
wait 2s

# The Kid was right once, and her trust token goes two spots up.
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
lay trust-token @T2
wait 10s
	hint Trust comes to 1 so far, but its token lies on 2: move it.
lay claim-token @CL-REST
wait 10s
	hint Trust comes to 1 so far, but its token lies on 2: move it.
lay turn-marker @TURN-visitor
wait 10s
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
	hint Trust is 1, but its token lies on 2: move it.
lay trust-token @T1
wait 5s

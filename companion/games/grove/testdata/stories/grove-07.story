# The Kid stops and passes the turn marker, but leaves the trust token on 0: a run
# of right predictions cannot end without its trust, so it is 1.
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
wait 2s
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s
lay card-key @ON2
wait 5s
	record visitor place card-key @ON2
lay claim-token @CL-REST
wait 3s
lay turn-marker @TURN-visitor
wait 30s
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
	hint Trust is 1, but its token lies on 0: move it.
lay trust-token @T1
wait 3s
lay card-drum @BY2
	record visitor place card-drum @BY2
wait 5s

# After two right predictions from trust 1 the Kid moves the trust token to 4: she
# stops with two, trust is 3, and the token is off by one.
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
play table correct trust-token @T1
	record table correct trust-token @T1
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
play kid predict card-bell @CL-ON
	record kid predict card-bell @CL-ON
play visitor place card-bell @ON3
	record visitor place card-bell @ON3
lay trust-token @T4
wait 4s
	hint Trust comes to 3 so far, but its token lies on 4: move it.
lay claim-token @CL-REST
wait 2s
lay turn-marker @TURN-visitor
wait 30s
	record kid stop =2
	record kid done
	due Has the Kid drawn 4 cards?
	hint Trust is 3, but its token lies on 4: move it.
lay trust-token @T3
wait 5s

# The Kid takes back the object that she has claimed, puts the claim token away and
# proves instead.
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
play table correct trust-token @T2
	record table correct trust-token @T2
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s
take card-key
lay claim-token @CL-REST
wait 3s
	revoke kid predict card-key @CL-ON
lay card-bell @PR1
	record kid prove card-bell @PR1
lay card-drum @PR2
	record kid prove card-drum @PR2
lay card-die @PR3
	record kid prove card-die @PR3
lay card-rose @PR4
	record kid prove card-rose @PR4
wait 8s

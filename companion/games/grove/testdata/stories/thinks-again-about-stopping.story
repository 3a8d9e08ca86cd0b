# The Kid takes her trust and puts the claim away, thinks again, steps the trust back
# and predicts another object.
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
wait 1s
lay trust-token @T1
lay claim-token @CL-REST
wait 4s
lay trust-token @T0
lay card-drum @PV
	record kid again
lay claim-token @CL-ON
	record kid predict card-drum @CL-ON
wait 5s
lay card-drum @ON3
wait 4s
	record visitor place card-drum @ON3

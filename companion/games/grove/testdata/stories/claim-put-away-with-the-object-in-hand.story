# The Visitor has the predicted object in her hand and thinks, and the Kid puts the claim
# token away. It is laid all the same.
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
take card-key
wait 1s
lay claim-token @CL-REST
wait 6s
	revoke kid predict card-key @CL-ON
lay card-key @ON2
wait 8s
	record kid predict card-key @CL-ON
	record visitor place card-key @ON2

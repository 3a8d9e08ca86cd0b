# The Kid lays the claim token upon the object that is shown, which says nothing.
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
lay claim-token on card-key
wait 30s
	hint “Claim” lies on the show space, where it does not count.
lay claim-token @CL-BY
	record kid predict card-key @CL-BY
wait 3s
lay card-key @BY2
wait 3s
	record visitor place card-key @BY2

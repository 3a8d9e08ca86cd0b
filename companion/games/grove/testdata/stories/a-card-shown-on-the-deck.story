# The Kid lays Key upon the deck's place.
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
wait 2s
lay card-key @DK
wait 3s
lay claim-token @CL-ON
wait 30s
	hint “Key” (G9) lies on the deck space, where it does not count.
lay card-key @PV
	record kid predict card-key @CL-ON
wait 3s
lay card-key @ON2
wait 5s
	record visitor place card-key @ON2

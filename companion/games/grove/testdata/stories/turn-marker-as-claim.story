# The Kid claims with the turn marker.
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
wait 1s
lay turn-marker @CL-ON
wait 8s
	hint “Turn” lies where only the claim token says what the Kid claims: change the two.
lay turn-marker @TURN-kid
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 4s

# The Kid claims the same side again, and the Visitor takes her next object soon after it is shown.
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
lay claim-token @CL-REST
take claim-token
lay claim-token @CL-ON
lay card-drum @PV
wait 2s
	record kid again
	record kid predict card-drum @CL-ON
take card-drum
lay card-drum @ON3
wait 5s
	record visitor place card-drum @ON3

# Key was claimed as admitted and lies beside the forcefield. The Kid moves her claim
# token after it: the first claim counts.
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
wait 3s
lay card-key @BY2
wait 3s
	record visitor place card-key @BY2
lay claim-token @CL-BY
wait 8s
	hint The claim that lay when the object was classified counts: the prediction was wrong, and the Kid's turn is over.
lay trust-token @T1
wait 4s
	hint The claim that lay when the object was classified counts: the prediction was wrong, and the Kid's turn is over.
lay turn-marker @TURN-visitor
wait 8s
	record kid done
	hint Trust is 0, but its token lies on 1: move it.

# At trust 4 the Kid's hidden object is laid under a marker of Agent 1, the nearest at
# hand: a marker of the Kid's is due there.
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
play table correct trust-token @T4
	record table correct trust-token @T4
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay claim-token @CL-ON
	record kid predict ? @CL-ON
wait 3s
lay agent1-marker-2 @FD-K-ON
wait 10s
	apart 1 pieces
	hint The object that the Visitor lays for the Kid lies under a marker of Agent 1: change it for one of the Kid's.
take agent1-marker-2
lay kid-marker-1 @FD-K-ON
wait 6s
	record visitor hide kid-marker-1 @FD-K-ON

# The Kid hides a prediction before trust allows it.
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
lay claim-token @CL-ON
wait 4s
lay kid-marker-1 @FD-K-ON
wait 10s
	apart 1 pieces
	hint Until trust 4 the Kid predicts face up: turn the object face up. If it is the Visitor's own, the Kid's turn comes first.

# The Kid has predicted an object face up, and the Visitor lays it face down in her lane.
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
wait 2s
take card-key
lay kid-marker-1 @FD-K-ON
wait 8s
	apart 2 pieces
	hint Key is predicted face up: it goes on a space on the forcefield, not in a lane.
take kid-marker-1
	apart 1 pieces
lay card-key @ON2
wait 3s
	record visitor place card-key @ON2

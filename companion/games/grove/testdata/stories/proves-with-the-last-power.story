# Trust comes to 8: the Kid proves in the same turn.
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
play table correct trust-token @T7
	record table correct trust-token @T7
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
lay trust-token @T8
lay claim-token @CL-REST
lay card-key @PR1
	record kid stop =1
	record kid prove card-key @PR1
	due The Kid draws 1 card.
lay card-bell @PR2
	record kid prove card-bell @PR2
lay card-drum @PR3
	record kid prove card-drum @PR3
lay card-die @PR4
	record kid prove card-die @PR4
wait 4s

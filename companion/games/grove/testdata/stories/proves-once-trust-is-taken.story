# With the right prediction that brings trust to 9 the Kid may prove in the same turn. The
# four in the row show that she has stopped; first an Agent turns an object up.
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
play table correct trust-token @T8
	record table correct trust-token @T8
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
lay card-key @PR1
lay card-bell @PR2
lay card-drum @PR3
	apart 3 pieces
lay card-die @PR4
	apart 4 pieces
wait 6s
	hint Trust is 9. Agent 1 turns a hidden object face up.
together
take agent1-marker-1
lay card-rose @FD-A1-ON
end
	apart 6 pieces
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-rose @FD-A1-ON
	record kid prove card-key @PR1
	record kid prove card-bell @PR2
	record kid prove card-drum @PR3
	record kid prove card-die @PR4
wait 4s

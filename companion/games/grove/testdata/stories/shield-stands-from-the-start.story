# The shield stands in its place from the start, as the Visitor's other pieces do: it is
# of no account until there is a proof.
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
lay shield @SH
wait 6s
lay agent1-marker-1 @FD-A1-ON
lay turn-marker @TURN-kid
wait 4s
	record agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay card-rose @PV
lay claim-token @CL-ON
wait 4s
	record kid predict card-rose @CL-ON
lay card-rose @BY2
wait 4s
	record visitor place card-rose @BY2
lay turn-marker @TURN-visitor
lay claim-token @CL-REST
lay card-car @ON2
lay turn-marker @TURN-agent1
wait 4s
	apart 1 pieces
	record kid done
	record visitor place card-car @ON2
	record visitor done
lay card-key @PR1
lay card-bell @PR2
lay card-drum @PR3
	apart 3 pieces
lay card-die @PR4
	apart 4 pieces
	record agent1 prove card-key @PR1
	record agent1 prove card-bell @PR2
	record agent1 prove card-drum @PR3
	record agent1 prove card-die @PR4
	record visitor shield
wait 4s
lay turn-marker @TURN-visitor
	record visitor set
wait 4s

# The turn marker stays before the Visitor when her turn is over, and Agent 1 begins a
# proof. Nobody has said that the marks are set.
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
play visitor place card-key @BY2
	record visitor place card-key @BY2
play kid done
	record kid done
play visitor place card-drum @BY3
	record visitor place card-drum @BY3
wait 2s
lay card-rose @PR1
lay card-bell @PR2
lay card-boot @PR3
	apart 3 pieces
lay card-die @PR4
	apart 4 pieces
lay shield @SH
wait 8s
	record visitor done
	record agent1 prove card-rose @PR1
	record agent1 prove card-bell @PR2
	record agent1 prove card-boot @PR3
	record agent1 prove card-die @PR4
	record visitor shield
	hint The marks are not set yet. When they are, lift the turn marker and lay it down again.
lay turn-marker @TURN-agent1
wait 2s
lay turn-marker @TURN-visitor
	record visitor set
wait 3s

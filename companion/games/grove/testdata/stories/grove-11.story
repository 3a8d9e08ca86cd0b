# The turn marker goes past the Visitor, and Agent 1 tests: the Visitor's own card
# is still due, and then everything counts.
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
play kid predict card-vase @CL-ON
	record kid predict card-vase @CL-ON
play visitor place card-vase @BY2
	record visitor place card-vase @BY2
lay claim-token @CL-REST
lay turn-marker @TURN-agent1
wait 4s
	hint The Visitor has not classified an object of the Visitor's own in this round: that comes first.
lay agent1-marker-2 @FD-A1-BY
wait 30s
	hint The Visitor has not classified an object of the Visitor's own in this round: that comes first.
lay card-drum @ON3
	record kid done
	record visitor place card-drum @ON3
	record visitor done
	record agent1 test agent1-marker-2 @FD-A1-BY
wait 8s

# The Visitor is passed over, and two Agents test: when she has laid her object all of it
# is recorded.
game grove
players 4
option edition=b
play table deal card-watch,card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
play visitor rule
	record visitor rule
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
play agent2 test agent2-marker-1 @FD-A2-ON
	record agent2 test agent2-marker-1 @FD-A2-ON
lay turn-marker @TURN-kid
	record agent2 done
	due Has Agent 2 drawn 1 card?
wait 2s
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 2s
lay card-key @BY2
wait 3s
	record visitor place card-key @BY2
lay claim-token @CL-REST
lay turn-marker @TURN-agent1
wait 5s
	record kid done
	hint The turn marker moved, but the turn is not done. Visitor: classify one of your objects.
lay agent1-marker-2 @FD-A1-ON
wait 5s
	hint The Visitor has not classified an object of the Visitor's own in this round: that comes first.
lay agent2-marker-2 @FD-A2-BY
wait 5s
	hint The Visitor has not classified an object of the Visitor's own in this round: that comes first.
lay turn-marker @TURN-kid
wait 5s
	hint The Visitor has not classified an object of the Visitor's own in this round: that comes first.
lay card-drum @ON2
	record visitor place card-drum @ON2
	record visitor done
	record agent1 test agent1-marker-2 @FD-A1-ON
	record agent1 done
	record agent2 test agent2-marker-2 @FD-A2-BY
	record agent2 done
	due Has Agent 1 drawn 1 card?
	due Has Agent 2 drawn 1 card?
wait 6s

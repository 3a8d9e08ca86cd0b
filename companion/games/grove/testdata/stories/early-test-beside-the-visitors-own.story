# Agent 2 hands an object over before the Visitor's turn: the Visitor's own object is recorded all
# the same, with the turn marker still before the Visitor.
game grove
players 4
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
play agent2 test agent2-marker-1 @FD-A2-BY
	record agent2 test agent2-marker-1 @FD-A2-BY
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
wait 3s
lay agent2-marker-2 @FD-A2-BY
wait 3s
	hint It is the turn of the Kid. The object of Agent 2 counts later.
lay turn-marker @TURN-visitor
wait 3s
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
lay card-drum @BY2
wait 5s
	record visitor place card-drum @BY2
	hint It is the turn of the Visitor. The object of Agent 2 counts later.

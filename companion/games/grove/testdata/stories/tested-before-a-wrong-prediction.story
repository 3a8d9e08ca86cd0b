# Agent 1 hands her next object over while the Kid still predicts, and the prediction is wrong: it is told at
# once, and the object counts in its turn.
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
wait 3s
lay agent1-marker-2 @FD-A1-BY
wait 5s
	hint It is the turn of the Kid. The object of Agent 1 counts later.
lay card-key @BY2
wait 8s
	record visitor place card-key @BY2
	hint The Visitor has not classified an object of the Visitor's own in this round: that comes first.
lay claim-token @CL-REST
wait 3s
	hint The Visitor has not classified an object of the Visitor's own in this round: that comes first.
lay turn-marker @TURN-visitor
wait 30s
	record kid done
	hint It is the turn of the Visitor. The object of Agent 1 counts later.
lay card-drum @BY3
wait 3s
	record visitor place card-drum @BY3
	record visitor done
	record agent1 test agent1-marker-2 @FD-A1-BY
	hint The Kid is next. Move the turn marker there.
lay turn-marker @TURN-agent1
wait 5s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s

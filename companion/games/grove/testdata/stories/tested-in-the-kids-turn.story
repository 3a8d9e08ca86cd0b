# Agent 1 hands over her next object while the Kid still predicts. The Kid's and the
# Visitor's turns go on; the object lies there and counts when it is Agent 1's turn.
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
wait 3s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay agent1-marker-2 @FD-A1-BY
wait 6s
	apart 1 pieces
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-ON
wait 3s
	apart 1 pieces
	record kid predict card-key @CL-ON
	hint It is the turn of the Kid. The object of Agent 1 counts later.
lay card-key @ON2
wait 5s
	record visitor place card-key @ON2
	hint It is the turn of the Kid. The object of Agent 1 counts later.
lay trust-token @T1
wait 2s
lay claim-token @CL-REST
wait 2s
lay turn-marker @TURN-visitor
wait 5s
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
	hint It is the turn of the Visitor. The object of Agent 1 counts later.
lay card-drum @ON3
wait 4s
	record visitor place card-drum @ON3
	record visitor done
	record agent1 test agent1-marker-2 @FD-A1-BY
	hint The Kid is next. Move the turn marker there.
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 5s

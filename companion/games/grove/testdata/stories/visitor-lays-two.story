# The Visitor lays a second object in her turn.
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
wait 2s
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s
lay card-key @ON2
wait 4s
	record visitor place card-key @ON2
lay claim-token @CL-REST
lay trust-token @T1
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
wait 4s
lay card-drum @BY2
	record visitor place card-drum @BY2
wait 2s
lay card-bell @ON3
wait 8s
	apart 1 pieces
	hint The Visitor has laid an object already, and lays one each turn. Take Bell back.
take card-bell
wait 3s
lay turn-marker @TURN-agent1
	record visitor done
wait 8s

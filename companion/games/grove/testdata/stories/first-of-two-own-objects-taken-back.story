# The Visitor lays two objects, and takes the first one back: the second one counts.
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
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 2s
lay card-key @ON2
wait 4s
	record visitor place card-key @ON2
lay trust-token @T1
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
wait 2s
lay card-rose @ON3
	record visitor place card-rose @ON3
lay card-die @BY2
wait 8s
	apart 1 pieces
	hint The Visitor has laid an object already, and lays one each turn. Take Die back.
take card-rose
wait 5s
	apart 1 pieces
	revoke visitor place card-rose @ON3
	record visitor place card-die @BY2

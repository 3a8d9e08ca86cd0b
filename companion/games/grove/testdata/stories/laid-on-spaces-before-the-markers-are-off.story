# Two Agents lay the objects that they turn up on spaces and leave their markers in the lanes.
game grove
players 4
option edition=a
option reveal_to=space
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
play table correct trust-token @T4
	record table correct trust-token @T4
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play agent2 test agent2-marker-1 @FD-A2-ON
	record agent2 test agent2-marker-1 @FD-A2-ON
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
lay trust-token @T5
lay claim-token @CL-REST
wait 3s
lay card-rose @ON2
lay card-car @ON3
wait 5s
	apart 2 pieces
	hint Take the marker off the object that Agent 1 turns up.
take agent1-marker-1
	apart 3 pieces
wait 5s
	hint Trust is 5. Agent 2 turns a hidden object face up.
take agent2-marker-1
	apart 4 pieces
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-rose @ON2
	record agent2 reveal agent2-marker-1,card-car @ON3
wait 5s
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 1 card?
wait 3s

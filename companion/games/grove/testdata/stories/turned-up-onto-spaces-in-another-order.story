# Revealed objects move to a space at this table. Agent 2 turns hers up first, and Agent 1 later: the record has them
# in the order of seats, each with her own object.
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
take agent2-marker-1
lay card-rose @ON2
wait 5s
	apart 2 pieces
	hint Trust is 5. Agent 1 turns a hidden object face up.
take agent1-marker-1
	apart 3 pieces
wait 5s
	hint One of the objects that are turned up is not seen on a space yet: lay it there face up, with nothing on its tag.
lay card-car @ON3
	apart 4 pieces
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-car @ON3
	record agent2 reveal agent2-marker-1,card-rose @ON2
wait 5s
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 1 card?
wait 3s

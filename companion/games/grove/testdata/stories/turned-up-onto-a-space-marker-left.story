# Revealed objects move to a space: Agent 2 lays Rose there and leaves her marker in the lane.
game grove
players 4
option edition=b
option reveal_to=space
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
play table correct trust-token @T4
	record table correct trust-token @T4
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
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
lay trust-token @T5
lay claim-token @CL-REST
wait 3s
together
take agent1-marker-1
lay card-bell @ON2
end
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-bell @ON2
	due Agent 2 turns a hidden object face up.
	due The Kid draws 2 cards.
wait 4s
lay card-rose @BY2
wait 6s
	apart 1 pieces
	hint Take the marker off the object that Agent 2 turns up.
take agent2-marker-1
	record agent2 reveal agent2-marker-1,card-rose @BY2
wait 3s
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 2 cards?
wait 3s

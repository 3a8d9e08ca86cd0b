# A revealed object moves to a space, and the second Agent lays hers on that of the
# first: the space that is free is named.
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
say table correct trust-token =4
	record table correct trust-token =4
lay trust-token @T4
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
lay turn-marker @TURN-visitor
	record kid stop =1
	due Agent 1 turns a hidden object face up.
	due Agent 2 turns a hidden object face up.
	due The Kid draws 2 cards.
wait 4s
	hint Trust is 5. Agent 1 turns a hidden object face up.
take agent1-marker-1
lay card-key @ON2
	record agent1 reveal agent1-marker-1,card-key @ON2
wait 4s
	hint Trust is 5. Agent 2 turns a hidden object face up.
take agent2-marker-1
lay card-bell on card-key
wait 6s
	record agent2 reveal agent2-marker-1,card-bell @ON3
	record kid done
	due Has the Kid drawn 2 cards?
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
lay card-bell @ON3
wait 4s

# At trust 5 somebody turns up an object of the Kid's instead of the Agent's, and then
# the Agent lays hers on the other side.
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
say table correct trust-token =4
	record table correct trust-token =4
lay trust-token @T4
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
lay trust-token @T5
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid stop =1
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
wait 4s
	hint Trust is 5. Agent 1 turns a hidden object face up.
take kid-marker-1
lay card-key @FD-K-ON
wait 6s
	apart 2 pieces
	hint Agent 1 turns a hidden object face up. The marker of the Kid goes back on its card.
take card-key
	apart 1 pieces
lay kid-marker-1 @FD-K-ON
wait 2s
take agent1-marker-1
lay card-bell @FD-A1-BY
wait 6s
	apart 2 pieces
	hint The object under that marker stays on its side when it is turned up.
lay card-bell @FD-A1-ON
	record agent1 reveal agent1-marker-1,card-bell @FD-A1-ON
	record kid done
	due Has the Kid drawn 1 card?
wait 3s

# Agent 1 hands her next object over before the Kid takes a trust that has an object turned up: the Kid has
# stopped, and what is turned up counts first.
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
play table correct trust-token @T4
	record table correct trust-token @T4
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
wait 1s
lay agent1-marker-2 @FD-A1-BY
wait 4s
	hint It is the turn of the Kid. The object of Agent 1 counts later.
lay claim-token @CL-REST
lay trust-token @T5
lay turn-marker @TURN-visitor
wait 30s
	record kid stop =1
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
	hint Trust is 5. Agent 1 turns a hidden object face up.
take agent1-marker-1
lay card-bell @FD-A1-ON
wait 3s
	record agent1 reveal agent1-marker-1,card-bell @FD-A1-ON
	record kid done
	due Has the Kid drawn 1 card?
	hint It is the turn of the Visitor. The object of Agent 1 counts later.
lay kid-marker-2 @FD-K-ON
wait 3s
	record visitor hide kid-marker-2 @FD-K-ON
	record visitor done
	record agent1 test agent1-marker-2 @FD-A1-BY
	hint The Kid is next. Move the turn marker there.

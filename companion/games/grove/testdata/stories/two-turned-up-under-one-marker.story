# Agent 1 turns two objects up, one too many, under one marker.
game grove
players 4
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
wait 3s
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
wait 3s
lay turn-marker @TURN-visitor
	record kid stop =1
	due Agent 1 turns a hidden object face up.
	due Agent 2 turns a hidden object face up.
	due The Kid draws 1 card.
wait 3s
	hint Trust is 5. Agent 1 turns a hidden object face up.
together
take agent1-marker-1
lay card-rose @FD-A1-ON
lay card-car @FD-A1-ON
end
wait 3s
	apart 3 pieces
	hint Agent 1 turns only one card face up: turn one back.
wait 30s
take card-car
	apart 2 pieces
	record agent1 reveal agent1-marker-1,card-rose @FD-A1-ON
wait 3s
	hint Trust is 5. Agent 2 turns a hidden object face up.
wait 5s

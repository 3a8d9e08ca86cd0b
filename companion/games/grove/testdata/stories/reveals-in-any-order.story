# At trust 5 the Agents turn up in any order, and the Visitor lays her object open by
# habit before they are done.
game grove
players 5
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
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
lay agent2-marker-1 @FD-A2-ON
lay agent3-marker-1 @FD-A3-BY
wait 4s
	record agent1 done
	record agent2 test agent2-marker-1 @FD-A2-ON
	record agent2 done
	record agent3 test agent3-marker-1 @FD-A3-BY
	due Has Agent 1 drawn 1 card?
	due Has Agent 2 drawn 1 card?
	hint The Kid is next. Move the turn marker there.
lay turn-marker @TURN-kid
	record agent3 done
	due Has Agent 3 drawn 1 card?
wait 3s
lay card-key @PV
wait 5s
	hint From trust 4 on, the first prediction is hidden: show the object to the Visitor only.
take card-key
lay claim-token @CL-ON
	record kid predict ? @CL-ON
lay kid-marker-1 @FD-K-ON
wait 3s
	record visitor hide kid-marker-1 @FD-K-ON
lay trust-token @T5
wait 2s
take agent3-marker-1
lay card-die @FD-A3-BY
wait 5s
	apart 2 pieces
	hint Trust is 5. Agent 1 turns a hidden object face up.
take agent1-marker-1
	apart 3 pieces
lay card-bell @FD-A1-ON
	apart 4 pieces
wait 4s
	hint Trust is 5. Agent 2 turns a hidden object face up.
lay turn-marker @TURN-visitor
wait 4s
	hint Trust is 5. Agent 2 turns a hidden object face up.
lay card-drum @ON2
	apart 5 pieces
wait 5s
	hint Trust is 5. Agent 2 turns a hidden object face up.
take agent2-marker-1
	apart 6 pieces
lay card-ring @FD-A2-ON
	apart 7 pieces
wait 4s
	hint From trust 3 on, this card is hidden from the Agents: turn Drum face down.
take card-drum
	apart 6 pieces
lay kid-marker-2 @FD-K-BY
	apart 7 pieces
lay turn-marker @TURN-agent1
wait 5s
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-bell @FD-A1-ON
	record agent2 reveal agent2-marker-1,card-ring @FD-A2-ON
	record agent3 reveal agent3-marker-1,card-die @FD-A3-BY
	record kid done
	record visitor hide kid-marker-2 @FD-K-BY
	due Has the Kid drawn 1 card?
	record visitor done
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.

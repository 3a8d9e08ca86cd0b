# Revealed objects move to a space at this table, but two Agents leave theirs in their
# lanes, and the Visitor goes on: each Agent is told where hers belongs.
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
	due The Kid draws 2 cards.
wait 3s
	hint Trust is 5. Agent 1 turns a hidden object face up.
together
take agent1-marker-1
lay card-rose @FD-A1-ON
end
wait 3s
	apart 2 pieces
	hint The object that Agent 1 turns up moves to a space on the forcefield.
together
take agent2-marker-1
lay card-die @FD-A2-BY
end
	apart 4 pieces
wait 3s
	hint The object that Agent 1 turns up moves to a space on the forcefield.
lay kid-marker-2 @FD-K-BY
	apart 5 pieces
wait 3s
	hint The object that Agent 1 turns up moves to a space on the forcefield.
lay turn-marker @TURN-agent1
wait 3s
	hint The object that Agent 1 turns up moves to a space on the forcefield.
wait 30s
lay card-rose @ON2
wait 3s
	hint The object that Agent 2 turns up moves to a space in the clearing.
lay card-die @BY2
wait 3s
	record agent1 reveal agent1-marker-1,card-rose @ON2
	record agent2 reveal agent2-marker-1,card-die @BY2
	record kid done
	record visitor hide kid-marker-2 @FD-K-BY
	record visitor done
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
wait 5s

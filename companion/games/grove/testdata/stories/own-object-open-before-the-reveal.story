# At trust 5 the Visitor lays an object openly by habit, and only then Agent 1 turns hers up: that counts, and the
# object is turned face down.
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
lay trust-token @T5
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid stop =1
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
wait 3s
	hint Trust is 5. Agent 1 turns a hidden object face up.
lay card-drum @BY2
wait 6s
	apart 1 pieces
	hint Trust is 5. Agent 1 turns a hidden object face up.
together
take agent1-marker-1
lay card-rose @FD-A1-ON
end
	apart 3 pieces
	record agent1 reveal agent1-marker-1,card-rose @FD-A1-ON
	record kid done
	due Has the Kid drawn 1 card?
	apart 1 pieces
wait 8s
	ask From trust 3 on, this card is hidden from the Agents: turn Drum face down.
	- We turn it face down
	- Drum stays open by agreement
together
take card-drum
lay kid-marker-2 @FD-K-BY
end
	record visitor hide kid-marker-2 @FD-K-BY
wait 2s
lay turn-marker @TURN-agent1
	record visitor done
wait 5s

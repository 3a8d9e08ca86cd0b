# At trust 5 the Visitor lays an object openly, and the turn marker goes on to Agent 1, who tests before turning one up: once
# that is done the open object is named, and not that the Visitor has laid none.
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
wait 3s
	apart 1 pieces
	hint Trust is 5. Agent 1 turns a hidden object face up.
lay turn-marker @TURN-agent1
wait 6s
	hint Trust is 5. Agent 1 turns a hidden object face up.
lay agent1-marker-2 @FD-A1-BY
wait 6s
	hint Trust is 5. Agent 1 turns a hidden object face up.
together
take agent1-marker-1
lay card-rose @FD-A1-ON
end
	apart 3 pieces
wait 10s
	record agent1 reveal agent1-marker-1,card-rose @FD-A1-ON
	apart 1 pieces
	ask From trust 3 on, this card is hidden from the Agents: turn Drum face down.
	  expected “Agent 1 · 2” is not on the table
	  expected “Drum” (M9) is not on the table
	  seen “Agent 1 · 2” lies in the repelled lane of Agent 1
	  seen “Drum” (M9) lies on clearing space 2
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
together
take card-drum
lay kid-marker-2 @FD-K-BY
end
	record kid done
	record visitor hide kid-marker-2 @FD-K-BY
	record visitor done
	record agent1 test agent1-marker-2 @FD-A1-BY
wait 6s

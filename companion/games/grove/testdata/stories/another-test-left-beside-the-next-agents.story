# Agent 1 hands over a second object while Agent 2 is in turn, and leaves it. Agent 2's own test and
# what comes after it are recorded beside it.
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
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
wait 3s
lay turn-marker @TURN-agent2
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s
lay agent1-marker-2 @FD-A1-BY
wait 3s
	apart 1 pieces
	ask Agent 1 has tested in this round already. Is this the object of Agent 2? Then it belongs in the lane of its owner, under one of its markers.
	- It is Agent 2's test: repelled
lay agent2-marker-1 @FD-A2-ON
	apart 2 pieces
	record agent2 test agent2-marker-1 @FD-A2-ON
	apart 1 pieces
wait 3s
	hint Agent 1 has laid an object already; only one is laid each turn. Take “Agent 1 · 2” back.
lay turn-marker @TURN-kid
	record agent2 done
	due Has Agent 2 drawn 1 card?
wait 5s
	hint It is the turn of the Kid. The object of Agent 1 counts later.
lay card-key @PV
wait 3s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-ON
wait 5s
	record kid predict card-key @CL-ON
	hint It is the turn of the Kid. The object of Agent 1 counts later.
lay card-key @ON2
wait 5s
	record visitor place card-key @ON2
	hint It is the turn of the Kid. The object of Agent 1 counts later.
take agent1-marker-2
wait 5s

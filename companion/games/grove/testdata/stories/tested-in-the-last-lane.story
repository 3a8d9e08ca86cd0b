# Agent 2's object is laid where Agent 1's was, and under one of those markers.
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
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay agent1-marker-2 @FD-A1-BY
lay turn-marker @TURN-kid
wait 6s
	apart 1 pieces
	ask Agent 1 has tested in this round already. Is this the object of Agent 2? Then it belongs in the lane of its owner, under one of its markers.
	- It is Agent 2's test: repelled
answer 1
	record agent2 test agent2-marker-1 @FD-A2-BY
	record agent2 done
	due Has Agent 2 drawn 1 card?
	apart 2 pieces
wait 4s
together
take agent1-marker-2
lay agent2-marker-1 @FD-A2-BY
end
wait 4s

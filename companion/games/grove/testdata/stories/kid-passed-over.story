# Agents lay their markers in one another's lanes, and the Kid is passed over.
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
lay turn-marker @TURN-agent2
wait 3s
	ask Agent 1 has not tested yet, or the object lies without a marker: lay a marker of this seat on it. On which side does it lie?
	- Admitted
	- Repelled
	- Agent 1 has not tested yet
lay agent2-marker-1 @FD-A1-ON
wait 5s
	apart 1 pieces
	ask Agent 1's tested object lies under a marker of Agent 2: change it for one of its owner.
	- It is Agent 1's test: admitted
lay agent1-marker-1 @FD-A2-ON
	apart 2 pieces
wait 6s
	ask The objects of Agent 1 and Agent 2 lie in each other's lanes. Each belongs in a lane of its owner.
	- It is Agent 1's: admitted
lay agent1-marker-1 @FD-A1-ON
lay agent2-marker-1 @FD-A2-ON
	apart 1 pieces
	record agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 done
	record agent2 test agent2-marker-1 @FD-A2-ON
	due Has Agent 1 drawn 1 card?
wait 5s
lay turn-marker @TURN-visitor
wait 5s
	record agent2 done
	due Has Agent 2 drawn 1 card?
	hint The turn marker moved, but the turn is not done. Kid: predict an object.
lay card-drum @ON2
wait 6s
	apart 1 pieces
	ask What did the Kid say of Drum?
	- Admitted
	- Repelled
	- Nothing: it is the Visitor's own object, and the Kid's turn comes first
take card-drum
lay turn-marker @TURN-kid
wait 3s

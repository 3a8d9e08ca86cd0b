# Agent 1 takes the marker off the first hidden object for the one that is tested now.
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
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-bell @BY2
	record visitor place card-bell @BY2
play visitor done
	record visitor done
wait 2s
take agent1-marker-1
wait 3s
	apart 1 pieces
	hint A marker of Agent 1 goes on the card in the admitted lane of Agent 1.
lay agent1-marker-1 @FD-A1-BY
wait 4s
	ask A marker of Agent 1 has moved to the other lane: it goes back on its card. A new object gets a marker of its own.
	  expected “Agent 1 · 1” lies in the admitted lane of Agent 1
	  seen “Agent 1 · 1” lies in the repelled lane of Agent 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-kid
wait 30s
	ask Agent 1 has not tested yet, or the object lies without a marker: lay a marker of this seat on it. On which side does it lie?
	- Admitted
	- Repelled
	- Agent 1 has not tested yet
lay agent1-marker-1 @FD-A1-ON
lay agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 5s
lay card-ring @PV
lay claim-token @CL-ON
	record kid predict card-ring @CL-ON
wait 4s

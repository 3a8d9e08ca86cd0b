# Two Agents' objects lie in each other's lanes. It is said of one whose it is, and the other is asked about
# then.
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
wait 3s
lay agent1-marker-1 @FD-A2-ON
wait 2s
	apart 1 pieces
lay turn-marker @TURN-agent2
wait 5s
	ask Agent 1's object lies in a lane of Agent 2. It belongs in a lane of its owner.
	- It is Agent 1's: admitted
lay agent2-marker-1 @FD-A1-BY
	apart 2 pieces
wait 2s
lay turn-marker @TURN-kid
wait 6s
	ask The objects of Agent 1 and Agent 2 lie in each other's lanes. Each belongs in a lane of its owner.
	- It is Agent 1's: admitted
answer 1
	record agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 done
	due Has Agent 1 drawn 1 card?
	apart 1 pieces
wait 6s
	ask Agent 2's object lies in a lane of Agent 1. It belongs in a lane of its owner.
	- It is Agent 2's: repelled
lay card-key @PV
lay claim-token @CL-ON
wait 5s
	ask Agent 2's object lies in a lane of Agent 1. It belongs in a lane of its owner.
	- It is Agent 2's: repelled

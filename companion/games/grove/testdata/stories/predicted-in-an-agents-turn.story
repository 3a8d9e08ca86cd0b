# The Kid predicts in Agent 1's turn, and the object is classified at once: it counts
# when Agent 1 has tested.
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
lay card-key @PV
wait 1s
lay claim-token @CL-ON
wait 3s
	hint It is the turn of Agent 1. The Kid predicts later.
lay card-key @ON2
wait 8s
	apart 1 pieces
	hint It is the turn of Agent 1. The Kid predicts later.
lay agent1-marker-1 @FD-A1-BY
	apart 2 pieces
wait 2s
	record agent1 test agent1-marker-1 @FD-A1-BY
	record agent1 done
	record kid predict card-key @CL-ON
	record visitor place card-key @ON2
	due Has Agent 1 drawn 1 card?
lay turn-marker @TURN-kid
wait 8s

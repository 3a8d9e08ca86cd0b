# The Kid predicts while the turn marker still lies before Agent 1, who forgot to
# pass it on after her test: her turn is over, and both moves count.
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
wait 4s
lay card-key @PV
wait 3s
lay claim-token @CL-ON
wait 5s
	record agent1 done
	record kid predict card-key @CL-ON
	due Has Agent 1 drawn 1 card?
	hint It is the turn of the Kid, but the turn marker lies before Agent 1. After this turn it goes to the Visitor.
lay card-key @ON2
wait 30s
	record visitor place card-key @ON2
lay turn-marker @TURN-kid
wait 5s

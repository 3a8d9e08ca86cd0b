# Nobody moves the turn marker for two rounds. Trust that is taken and a claim that is put away show
# that the Kid has stopped when the Visitor lays an object: nothing is asked.
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
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
wait 3s
lay card-key @PV
lay claim-token @CL-ON
wait 3s
	record agent1 done
	record kid predict card-key @CL-ON
	due Has Agent 1 drawn 1 card?
	hint It is the turn of the Kid, but the turn marker lies before Agent 1. After this turn it goes to the Visitor.
lay card-key @ON2
wait 3s
	record visitor place card-key @ON2
lay trust-token @T1
lay claim-token @CL-REST
wait 3s
lay card-drum @BY2
wait 3s
	record kid stop =1
	record kid done
	record visitor place card-drum @BY2
	due Has the Kid drawn 2 cards?
lay agent1-marker-2 @FD-A1-BY
wait 3s
	record visitor done
	record agent1 test agent1-marker-2 @FD-A1-BY
lay card-bell @PV
lay claim-token @CL-BY
wait 3s
	record agent1 done
	record kid predict card-bell @CL-BY
	due Has Agent 1 drawn 1 card?
lay card-bell @BY3
wait 3s
	record visitor place card-bell @BY3
lay trust-token @T2
lay claim-token @CL-REST
wait 3s
lay card-die @ON3
wait 3s
	record kid stop =1
	record kid done
	record visitor place card-die @ON3
	due Has the Kid drawn 2 cards?
lay agent1-marker-3 @FD-A1-BY
wait 4s
	record visitor done
	record agent1 test agent1-marker-3 @FD-A1-BY

# The Kid was right and passes only the turn marker: her claim and trust tokens stay
# where they lie. She has stopped.
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
lay card-key @PV
wait 2s
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s
lay card-key @ON2
wait 5s
	record visitor place card-key @ON2
lay turn-marker @TURN-visitor
wait 10s
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
	  expected “Trust” lies on trust 1
	  seen “Trust” lies on trust 0
lay card-drum @BY2
	record visitor place card-drum @BY2
wait 10s
lay trust-token @T1
lay claim-token @CL-REST
wait 5s

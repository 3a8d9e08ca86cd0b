# The Kid steps the trust token up after each right prediction: she stops when she
# passes the turn on, with two.
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
wait 4s
	record visitor place card-key @ON2
lay trust-token @T1
wait 5s
lay card-drum @PV
wait 2s
lay claim-token @CL-BY
	record kid again
	record kid predict card-drum @CL-BY
wait 4s
lay card-drum @BY2
wait 4s
	record visitor place card-drum @BY2
lay trust-token @T2
wait 4s
lay turn-marker @TURN-visitor
wait 30s
	record kid stop =2
	record kid done
	due Has the Kid drawn 4 cards?
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.

# At trust 4 the Kid's hidden object lies before she has claimed anything: her claim
# token answers.
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
play table correct trust-token @T4
	record table correct trust-token @T4
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 1s
lay kid-marker-1 @FD-K-ON
wait 8s
	apart 1 pieces
	ask What did the Kid say of the hidden object?
	- Admitted
	- Repelled
	- Nothing: it came too early, and goes back
lay claim-token @CL-BY
wait 6s
	record kid predict ? @CL-BY
	record visitor hide kid-marker-1 @FD-K-ON
lay turn-marker @TURN-visitor
wait 4s
	record kid done
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.

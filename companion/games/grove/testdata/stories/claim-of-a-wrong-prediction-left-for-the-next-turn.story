# After a wrong prediction the claim token stays where it lies. In the Kid's next turn
# it claims nothing until somebody has touched it.
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
play visitor place card-key @BY2
	record visitor place card-key @BY2
wait 1s
lay turn-marker @TURN-visitor
wait 3s
	record kid done
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
lay card-drum @BY3
	record visitor place card-drum @BY3
lay turn-marker @TURN-agent1
	record visitor done
wait 3s
lay agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
wait 2s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s
lay card-bell @PV
wait 4s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay card-bell @BY4
wait 8s
	apart 1 pieces
	ask What did the Kid say of Bell?
	- Admitted
	- Repelled
	- Nothing: it came too early, and goes back
answer Repelled
	record kid predict card-bell @CL-BY
	record visitor place card-bell @BY4
wait 3s

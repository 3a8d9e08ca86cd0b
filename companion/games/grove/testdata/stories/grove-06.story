# The claim token of the Kid's last turn is not put back: play goes on, and in her
# next turn it claims nothing until somebody has touched it.
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
wait 2s
lay card-key @ON2
wait 4s
	record visitor place card-key @ON2
lay trust-token @T1
wait 3s
lay turn-marker @TURN-visitor
wait 4s
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
lay card-drum @BY2
	record visitor place card-drum @BY2
wait 3s
lay turn-marker @TURN-agent1
	record visitor done
wait 4s
lay agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
wait 3s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 4s
lay card-bell @PV
wait 30s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
take claim-token
wait 1s
lay claim-token @CL-ON
	record kid predict card-bell @CL-ON
wait 5s

# The Visitor lays the predicted object half on another one. It counts as lying on the
# next free space, and play goes on; the other one is believed beneath it.
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
play visitor place card-drum @BY2
	record visitor place card-drum @BY2
play visitor done
	record visitor done
play agent1 test agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 2s
lay card-bell @PV
lay claim-token @CL-ON
	record kid predict card-bell @CL-ON
wait 3s
lay card-bell @ON2 +14,6
wait 12s
	record visitor place card-bell @ON3
	hint “Bell” (H2) covers “Key” (G9), and counts as lying on forcefield space 3: slide it there.
lay card-die @PV
lay claim-token @CL-BY
	record kid again
	record kid predict card-die @CL-BY
wait 3s
lay card-die @ON3
wait 8s
	record table correct card-bell @ON5
	record visitor place card-die @ON3
	hint “Bell” (H2) covers “Key” (G9), and counts as lying on forcefield space 5: slide it there.
lay turn-marker @TURN-visitor
wait 6s
	record kid done
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
lay card-bell @ON4
wait 8s
	record table correct card-bell @ON4
lay card-rose @BY2 +10,4
	record visitor place card-rose @BY3
wait 8s
lay card-rose @BY3
wait 8s

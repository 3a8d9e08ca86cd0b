# The Visitor shows her own object to all; then it lies in an Agent's lane, under an Agent's
# marker, and at last without one while the turn marker goes on.
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
play table correct trust-token @T5
	record table correct trust-token @T5
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-BY
	record visitor hide kid-marker-1 @FD-K-BY
play kid done
	record kid done
lay card-drum @PV
wait 6s
	hint From trust 3 on, this card is hidden from the Agents: show it to the Kid only.
take card-drum
lay kid-marker-2 @FD-A1-BY
wait 6s
	apart 1 pieces
	hint The object that the Visitor lays for the Kid lies in a lane of Agent 1. It belongs in a lane of the Kid.
take kid-marker-2
lay agent1-marker-2 @FD-K-BY
wait 6s
	apart 1 pieces
	hint The object that the Visitor lays for the Kid lies under a marker of Agent 1: change it for one of the Kid's.
take agent1-marker-2
lay turn-marker @TURN-agent1
wait 6s
	ask No marker of the Kid has come: the Visitor has not classified the object yet, or it lies without a marker. On which side does it lie?
	- Admitted
	- Repelled
	- It is not classified yet
answer "Repelled"
	record visitor hide kid-marker-2 @FD-K-BY
	record visitor done
lay kid-marker-2 @FD-K-BY
wait 4s

# The hidden prediction lies without a marker, and the Kid shows and claims the next
# object.
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
say table correct trust-token =4
	record table correct trust-token =4
lay trust-token @T4
wait 3s
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay claim-token @CL-BY
	record kid predict ? @CL-BY
wait 3s
lay card-vase @FD-K-BY down
wait 3s
wait 6s
lay card-bell @PV
wait 3s
lay claim-token @CL-ON
wait 3s
	apart 1 pieces
	ask No marker of the Kid has come: the Visitor has not classified the object yet, or it lies without a marker. On which side does it lie?
	- Admitted
	- Repelled
	- It is not classified yet
wait 30s
lay kid-marker-1 on card-vase
	apart 2 pieces
wait 3s
	record visitor hide kid-marker-1 @FD-K-BY
	record kid again
	record kid predict card-bell @CL-ON
wait 5s

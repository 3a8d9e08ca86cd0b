# From trust 4 on the first prediction of a turn is hidden, but the Kid shows Key to
# all and it is laid open: turned over, it counts.
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
lay card-key @PV
wait 5s
	hint From trust 4 on, the first prediction is hidden: show the object to the Visitor only.
lay claim-token @CL-ON
wait 4s
	hint From trust 4 on, the first prediction is hidden: show the object to the Visitor only.
lay card-key @ON2
wait 30s
	apart 1 pieces
	ask From trust 4 on, the first prediction is hidden: turn Key face down.
	- We turn it face down
	- Key stays open by agreement
together
take card-key
lay kid-marker-1 @FD-K-ON
end
wait 8s
	record kid predict ? @CL-ON
	record visitor hide kid-marker-1 @FD-K-ON

# From trust 3 on the Visitor's own object is hidden for the Kid, but she lays Drum
# open: turned over, it counts, and the turn ends with it.
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
play kid predict card-vase @CL-ON
	record kid predict card-vase @CL-ON
play visitor place card-vase @BY2
	record visitor place card-vase @BY2
play kid done
	record kid done
play table correct trust-token @T3
	record table correct trust-token @T3
lay card-drum @BY3
wait 3s
	apart 1 pieces
	ask From trust 3 on, this card is hidden from the Agents: turn Drum face down.
	- We turn it face down
	- Drum stays open by agreement
lay turn-marker @TURN-agent1
wait 30s
	ask From trust 3 on, this card is hidden from the Agents: turn Drum face down.
	- We turn it face down
	- Drum stays open by agreement
together
take card-drum
lay kid-marker-1 @FD-K-BY
end
	record visitor hide kid-marker-1 @FD-K-BY
	record visitor done
wait 8s

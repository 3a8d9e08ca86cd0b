# At trust 4 the Visitor lays the first predicted object openly, the Kid takes her trust and puts the claim away, and the turn
# marker goes on: still the object is to be turned face down, and then people are asked what she said.
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
wait 4s
	hint From trust 4 on, the first prediction is hidden: show the object to the Visitor only.
lay claim-token @CL-ON
wait 2s
lay card-key @ON2
wait 5s
	apart 1 pieces
	ask From trust 4 on, the first prediction is hidden: turn Key face down.
	- We turn it face down
	- Key stays open by agreement
lay trust-token @T5
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
wait 8s
	hint From trust 4 on, the first prediction is hidden: turn Key face down.
together
take card-key
lay kid-marker-1 @FD-K-ON
end
wait 8s
	ask What did the Kid say of the hidden object?
	- Admitted
	- Repelled
	- Nothing: it is the Visitor's own object, and the Kid's turn comes first
answer Admitted
	record kid predict ? @CL-ON
	record visitor hide kid-marker-1 @FD-K-ON
	record kid stop =1
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
wait 3s
	hint Trust is 5. Agent 1 turns a hidden object face up.

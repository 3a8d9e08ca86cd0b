# At trust 4 the Visitor hides an object of her own before the Kid has taken the trust of a hidden
# prediction, and the turn marker goes to her: what was predicted stays so.
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
lay claim-token @CL-ON
	record kid predict ? @CL-ON
wait 2s
lay kid-marker-1 @FD-K-ON
wait 3s
	record visitor hide kid-marker-1 @FD-K-ON
lay kid-marker-2 @FD-K-BY
wait 5s
	apart 1 pieces
	ask Whose is this hidden object: the Visitor's own one, or the Kid's next prediction?
	- The Kid's turn is over: it is the Visitor's own object
	- It is the Kid's: only the first one of a turn is hidden, so it is turned face up
	- It is what the Kid has predicted: the first one is the Visitor's own, came too early, and goes back
lay turn-marker @TURN-visitor
wait 5s
	ask Whose is this hidden object: the Visitor's own one, or the Kid's next prediction?
	- The Kid's turn is over: it is the Visitor's own object
	- It is the Kid's: only the first one of a turn is hidden, so it is turned face up
	- It is what the Kid has predicted: the first one is the Visitor's own, came too early, and goes back
lay claim-token @CL-REST
wait 5s
	ask Whose is this hidden object: the Visitor's own one, or the Kid's next prediction?
	- The Kid's turn is over: it is the Visitor's own object
	- It is the Kid's: only the first one of a turn is hidden, so it is turned face up
	- It is what the Kid has predicted: the first one is the Visitor's own, came too early, and goes back
lay trust-token @T5
	record kid stop =1
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
wait 3s
	hint Trust is 5. Agent 1 turns a hidden object face up.
together
take agent1-marker-1
lay card-ring @FD-A1-ON
end
	apart 3 pieces
	record agent1 reveal agent1-marker-1,card-ring @FD-A1-ON
	record kid done
	record visitor hide kid-marker-2 @FD-K-BY
	due Has the Kid drawn 1 card?
wait 5s
lay turn-marker @TURN-agent1
	record visitor done
wait 3s

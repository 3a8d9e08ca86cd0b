# From trust 3 on the Visitor hides an object before the Kid has predicted: the prediction goes on beside it,
# and it counts in the Visitor's turn.
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
play table correct trust-token @T3
	record table correct trust-token @T3
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s
lay kid-marker-1 @FD-K-BY
wait 5s
	apart 1 pieces
	hint Until trust 4 the Kid predicts face up: turn the object face up. If it is the Visitor's own, the Kid's turn comes first.
lay card-key @PV
wait 3s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 4s
	hint The Kid has predicted Key: that is classified first. “Kid 1” is not due yet.
lay card-key @ON2
	apart 2 pieces
wait 5s
	record visitor place card-key @ON2
	apart 1 pieces
	ask Whose is this hidden object: the Visitor's own one, or the Kid's next prediction?
	- The Kid's turn is over: it is the Visitor's own object
	- It is the Kid's: only the first one of a turn is hidden, so it is turned face up
lay claim-token @CL-REST
wait 2s
lay trust-token @T4
wait 4s
	record kid stop =1
	record kid done
	record visitor hide kid-marker-1 @FD-K-BY
	due Has the Kid drawn 2 cards?
	hint Agent 1 is next. Move the turn marker there.
lay turn-marker @TURN-visitor
wait 30s
lay turn-marker @TURN-agent1
	record visitor done
wait 3s

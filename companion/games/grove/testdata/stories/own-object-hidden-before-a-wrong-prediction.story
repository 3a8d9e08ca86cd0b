# At trust 3 the Visitor hides an object while the Kid's prediction is still to be classified, and it is wrong.
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
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
wait 3s
lay kid-marker-1 @FD-K-BY
wait 5s
	apart 1 pieces
	hint The Kid has predicted Key: that is classified first. “Kid 1” is not due yet.
lay card-key @BY2
	apart 2 pieces
wait 5s
	record visitor place card-key @BY2
	apart 1 pieces
	ask Whose is this hidden object: the Visitor's own one, or the Kid's next prediction?
	- The Kid's turn is over: it is the Visitor's own object
	- It is the Kid's: that turn is over, and it goes back to the Kid's hand
lay claim-token @CL-REST
wait 4s
	record kid done
	record visitor hide kid-marker-1 @FD-K-BY
	hint Agent 1 is next. Move the turn marker there.
lay turn-marker @TURN-visitor
wait 30s
lay turn-marker @TURN-agent1
	record visitor done
wait 3s

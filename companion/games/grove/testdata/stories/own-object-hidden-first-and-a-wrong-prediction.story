# At trust 4 the Visitor's own object is hidden first on the side that the Kid claims, and what she has predicted on
# the other: she has not stopped, though the turn marker goes on.
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
lay kid-marker-1 @FD-K-ON
wait 5s
	apart 1 pieces
	ask What did the Kid say of the hidden object?
	- Admitted
	- Repelled
	- Nothing: it came too early, and goes back
lay claim-token @CL-ON
wait 5s
	record kid predict ? @CL-ON
	record visitor hide kid-marker-1 @FD-K-ON
lay kid-marker-2 @FD-K-BY
wait 5s
	apart 1 pieces
	ask Whose is this hidden object: the Visitor's own one, or the Kid's next prediction?
	- The Kid's turn is over: it is the Visitor's own object
	- It is the Kid's: only the first one of a turn is hidden, so it is turned face up
	- It is what the Kid has predicted: the first one is the Visitor's own, came too early, and goes back
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
wait 5s
	ask Whose is this hidden object: the Visitor's own one, or the Kid's next prediction?
	- The Kid's turn is over: it is the Visitor's own object
	- It is the Kid's: only the first one of a turn is hidden, so it is turned face up
	- It is what the Kid has predicted: the first one is the Visitor's own, came too early, and goes back
answer 3
	revoke visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-2 @FD-K-BY
	record kid done
	hint “Kid 1” does not count where it lies: take it back, or lift it and lay it down again.
wait 3s

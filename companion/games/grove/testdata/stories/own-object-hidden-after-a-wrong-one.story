# The Kid's hidden prediction was wrong, and nobody moved the claim token. The Visitor
# hides her own object, and the turn marker goes past her.
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
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay claim-token @CL-ON
	record kid predict ? @CL-ON
lay kid-marker-1 @FD-K-BY
wait 4s
	record visitor hide kid-marker-1 @FD-K-BY
lay kid-marker-2 @FD-K-ON
lay turn-marker @TURN-agent1
wait 6s
	apart 1 pieces
	ask Whose is this hidden object: the Visitor's own one, or the Kid's next prediction?
	- The Kid's turn is over: it is the Visitor's own object
	- It is the Kid's: that turn is over, and it goes back to the Kid's hand
	- It is what the Kid has predicted: the first one is the Visitor's own, came too early, and goes back
answer 1
	record kid done
	record visitor hide kid-marker-2 @FD-K-ON
	record visitor done
wait 4s

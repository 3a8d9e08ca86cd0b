# At trust 4 the Visitor's own object is hidden first, and the Kid's claim is taken for one of it. When the
# predicted object lies people say which is which.
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
lay claim-token @CL-BY
wait 5s
	record kid predict ? @CL-BY
	record visitor hide kid-marker-1 @FD-K-ON
lay kid-marker-2 @FD-K-BY
wait 5s
	apart 1 pieces
	ask Whose is this hidden object: the Visitor's own one, or the Kid's next prediction?
	- The Kid's turn is over: it is the Visitor's own object
	- It is the Kid's: that turn is over, and it goes back to the Kid's hand
	- It is what the Kid has predicted: the first one is the Visitor's own, came too early, and goes back
lay claim-token @CL-REST
lay trust-token @T5
wait 5s
	ask Whose is this hidden object: the Visitor's own one, or the Kid's next prediction?
	- The Kid's turn is over: it is the Visitor's own object
	- It is the Kid's: that turn is over, and it goes back to the Kid's hand
	- It is what the Kid has predicted: the first one is the Visitor's own, came too early, and goes back
answer 3
	revoke visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-2 @FD-K-BY
wait 3s
take agent1-marker-1
lay card-rose @FD-A1-ON
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-rose @FD-A1-ON
wait 3s
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 1 card?
wait 3s
take kid-marker-1
wait 2s
lay kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
wait 3s
lay turn-marker @TURN-agent1
	record visitor done
wait 3s

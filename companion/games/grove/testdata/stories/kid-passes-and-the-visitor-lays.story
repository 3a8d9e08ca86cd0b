# The Kid gives the turn marker on without a prediction, and the Visitor lays an object.
# It is not taken for a prediction.
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
wait 1s
lay turn-marker @TURN-visitor
wait 5s
	hint The turn marker moved, but the turn is not done. Kid: predict an object.
lay card-drum @BY3
wait 8s
	apart 1 pieces
	ask What did the Kid say of Drum?
	- Admitted
	- Repelled
	- Nothing: it is the Visitor's own object, and the Kid's turn comes first
lay turn-marker @TURN-kid
take card-drum
wait 3s
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 4s

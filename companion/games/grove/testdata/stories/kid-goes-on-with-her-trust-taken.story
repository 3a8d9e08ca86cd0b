# The Kid has taken her trust and passed the turn marker on, and predicts another object. Only the marker comes back:
# she is asked whose the object is.
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
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s
lay card-key @ON2
wait 3s
	record visitor place card-key @ON2
lay trust-token @T1
lay claim-token @CL-REST
wait 2s
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
wait 4s
lay card-drum @PV
	record visitor turn card-drum @PV
lay claim-token @CL-BY
wait 5s
	ask The Kid's turn is over. Is Drum the Visitor's own object? If it is the Kid's next prediction, the Kid's trust and the turn marker go back.
	- It is the Visitor's own object
	- It is the Kid's next prediction
lay turn-marker @TURN-kid
wait 5s
	ask The Kid's turn is over. Is Drum the Visitor's own object? If it is the Kid's next prediction, the Kid's trust and the turn marker go back.
	- It is the Visitor's own object
	- It is the Kid's next prediction
answer "It is the Kid's next prediction"
	revoke visitor turn card-drum @PV
	revoke kid done
	revoke kid stop =1
	record kid again
	record kid predict card-drum @CL-BY
	due Has Agent 1 drawn 1 card?
wait 3s
lay card-drum @BY2
wait 3s
	record visitor place card-drum @BY2
lay trust-token @T2
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid stop =2
	record kid done
	due Has the Kid drawn 4 cards?
wait 3s

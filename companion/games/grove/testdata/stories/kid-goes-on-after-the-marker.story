# The turn marker has gone past the Kid before she predicted, so that a right prediction seems to be all. She goes on,
# and says so when she is asked.
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
lay turn-marker @TURN-visitor
wait 3s
	hint The turn marker moved, but the turn is not done. Kid: predict an object.
lay card-key @PV
lay claim-token @CL-ON
wait 3s
	record kid predict card-key @CL-ON
	hint The turn marker moved, but the turn is not done. Visitor: classify Key.
lay card-key @ON2
wait 5s
	record visitor place card-key @ON2
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
	  expected “Trust” lies on trust 1
	  seen “Trust” lies on trust 0
lay card-drum @PV
	record visitor turn card-drum @PV
lay claim-token @CL-BY
wait 4s
	ask The Kid's turn is over. Is Drum the Visitor's own object? If it is the Kid's next prediction, the Kid's trust and the turn marker go back.
	- It is the Visitor's own object
	- It is the Kid's next prediction
lay card-drum @BY2
wait 4s
	apart 1 pieces
	ask The Kid's turn is over. Is Drum the Visitor's own object? If it is the Kid's next prediction, the Kid's trust and the turn marker go back.
	- It is the Visitor's own object
	- It is the Kid's next prediction
answer "It is the Kid's next prediction"
	revoke visitor turn card-drum @PV
	revoke kid done
	revoke kid stop =1
	record kid again
	record kid predict card-drum @CL-BY
	record visitor place card-drum @BY2
	due Has Agent 1 drawn 1 card?
wait 3s
lay trust-token @T2
lay claim-token @CL-REST
wait 3s
lay card-rose @BY3
wait 3s
	record kid stop =2
	record kid done
	record visitor place card-rose @BY3
	due Has the Kid drawn 4 cards?
lay turn-marker @TURN-agent1
	record visitor done
wait 3s

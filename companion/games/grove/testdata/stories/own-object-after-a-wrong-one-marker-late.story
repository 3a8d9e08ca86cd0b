# After a wrong prediction the Visitor lays an object before the turn marker goes on: it is asked about as long as nobody
# answers.
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
lay card-key @BY2
wait 4s
	record visitor place card-key @BY2
lay card-drum @BY3
wait 5s
	apart 1 pieces
	ask The prediction was wrong: the Kid's turn is over. Is Drum the Visitor's own object? If it is the Kid's, it goes back to the hand.
	- It is the Visitor's own object
lay turn-marker @TURN-visitor
wait 5s
	record kid done
	ask The prediction was wrong: the Kid's turn is over. Is Drum the Visitor's own object? If it is the Kid's, it goes back to the hand.
	- It is the Visitor's own object
lay claim-token @CL-REST
lay turn-marker @TURN-agent1
wait 5s
	ask The prediction was wrong: the Kid's turn is over. Is Drum the Visitor's own object? If it is the Kid's, it goes back to the hand.
	- It is the Visitor's own object
answer 1
	record visitor place card-drum @BY3
	record visitor done
wait 3s

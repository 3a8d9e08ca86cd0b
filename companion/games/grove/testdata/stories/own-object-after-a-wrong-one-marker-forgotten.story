# After a wrong prediction the turn marker and the claim stay where they lie. The Visitor lays an object, and two
# Agents test: whether it is the Visitor's own is asked, and all that follows counts.
game grove
players 4
option edition=b
play table deal card-watch,card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
play visitor rule
	record visitor rule
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
play agent2 test agent2-marker-1 @FD-A2-BY
	record agent2 test agent2-marker-1 @FD-A2-BY
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
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
lay agent1-marker-2 @FD-A1-BY
wait 4s
	ask The prediction was wrong: the Kid's turn is over. Is Drum the Visitor's own object? If it is the Kid's, it goes back to the hand.
	- It is the Visitor's own object
lay claim-token @CL-REST
wait 3s
	ask The prediction was wrong: the Kid's turn is over. Is Drum the Visitor's own object? If it is the Kid's, it goes back to the hand.
	- It is the Visitor's own object
lay agent2-marker-2 @FD-A2-BY
wait 5s
	ask The prediction was wrong: the Kid's turn is over. Is Drum the Visitor's own object? If it is the Kid's, it goes back to the hand.
	- It is the Visitor's own object
answer 1
	record kid done
	record visitor place card-drum @BY3
wait 5s
	record visitor done
	record agent1 test agent1-marker-2 @FD-A1-BY
	record agent1 done
	record agent2 test agent2-marker-2 @FD-A2-BY
	due Has Agent 1 drawn 1 card?
lay turn-marker @TURN-kid
wait 3s

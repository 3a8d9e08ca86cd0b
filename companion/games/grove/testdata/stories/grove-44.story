# The Kid goes on after a wrong prediction, and the Visitor lays Bell too: the Kid's
# turn was over, so Bell goes back to her hand.
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
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @BY2
	record visitor place card-key @BY2
lay card-bell @PV
wait 6s
	hint The prediction was wrong: the Kid's turn is over. The object goes back to the hand.
lay claim-token @CL-ON
wait 3s
lay card-bell @ON2
wait 6s
	apart 1 pieces
	ask The prediction was wrong: the Kid's turn is over. Is Bell the Visitor's own object? If it is the Kid's, it goes back to the hand.
	- It is the Visitor's own object
lay claim-token @CL-REST
wait 2s
lay turn-marker @TURN-visitor
	record kid done
wait 30s
	ask The prediction was wrong: the Kid's turn is over. Is Bell the Visitor's own object? If it is the Kid's, it goes back to the hand.
	- It is the Visitor's own object
take card-bell
wait 8s

# After a wrong prediction the claim is put away, and an object that was shown in the Kid's turn is laid:
# whether it is the Visitor's own is asked, and which is, when another is laid beside it.
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
wait 5s
	record visitor place card-key @BY2
lay claim-token @CL-REST
wait 2s
lay card-rose @PV
wait 4s
	hint The prediction was wrong: the Kid's turn is over. The object goes back to the hand.
lay card-rose @ON2
wait 5s
	apart 1 pieces
	ask The prediction was wrong: the Kid's turn is over. Is Rose the Visitor's own object? If it is the Kid's, it goes back to the hand.
	- It is the Visitor's own object
lay turn-marker @TURN-visitor
wait 5s
	ask The prediction was wrong: the Kid's turn is over. Is Rose the Visitor's own object? If it is the Kid's, it goes back to the hand.
	- It is the Visitor's own object
lay card-apple @BY3
	apart 2 pieces
wait 5s
	ask The prediction was wrong: the Kid's turn is over. Which object has the Visitor laid next?
	- Apple
	- Rose
answer "Apple"
	record kid done
	record visitor place card-apple @BY3
	apart 1 pieces
	hint The Visitor has laid an object already, and lays one each turn. Take Rose back.
wait 5s
lay turn-marker @TURN-agent1
	record visitor done
wait 8s
	hint “Rose” (S5) does not count where it lies: take it back, or lift it and lay it down again.

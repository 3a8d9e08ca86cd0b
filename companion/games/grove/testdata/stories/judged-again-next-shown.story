# The Visitor thinks again about a right prediction while the Kid already shows the next object:
# her turn is over with the first, whoever the turn marker is given to.
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
lay claim-token @CL-BY
	record kid predict card-key @CL-BY
wait 3s
lay card-key @BY2
wait 3s
	record visitor place card-key @BY2
lay claim-token @CL-REST
lay card-drum @PV
	record kid again
lay claim-token @CL-ON
	record kid predict card-drum @CL-ON
wait 4s
lay card-key @ON2
wait 6s
	apart 1 pieces
	ask Key has moved to space 2 on the forcefield: put it back.
	  expected “Key” (G9) lies on clearing space 2
	  seen “Key” (G9) lies on forcefield space 2
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right: correct the record"
	revoke kid predict card-drum @CL-ON
	revoke kid again
	revoke visitor place card-key @BY2
	record visitor place card-key @ON2
	due Judged again. Kid: Hand 6 instead of 5.
	hint The prediction was wrong: the Kid's turn is over. The object goes back to the hand.
wait 3s
lay turn-marker @TURN-agent1
wait 8s
	hint The prediction was wrong: the Kid's turn is over. The object goes back to the hand.
lay turn-marker @TURN-visitor
wait 8s
	record kid done
	ask The prediction was wrong: the Kid's turn is over. Is Drum the Visitor's own object? If it is the Kid's, it goes back to the hand.
	- It is the Visitor's own object
take card-drum
lay claim-token @CL-REST
wait 3s

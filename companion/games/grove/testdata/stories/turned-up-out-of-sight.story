# Agent 1 takes her marker off, and the object is not to be seen; then the Visitor lays her
# own one openly before the Kid's turn has ended.
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
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
lay trust-token @T5
lay claim-token @CL-REST
take agent1-marker-1
wait 6s
	apart 1 pieces
	hint The object that Agent 1 turns up is not seen in its lane yet: lay it there face up, with nothing on its tag.
lay card-rose @FD-A1-ON
	apart 2 pieces
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-rose @FD-A1-ON
wait 3s
lay card-car @ON5
wait 6s
	apart 1 pieces
	ask From trust 3 on, this card is hidden from the Agents: turn Car face down.
	  expected “Car” (R1) is not on the table
	  seen “Car” (R1) lies on forcefield space 5
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move

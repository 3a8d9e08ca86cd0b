# Nobody chooses what is covered at this table, and the Visitor covers another space.
game grove
players 3
option edition=a
option covering=fewest
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
play visitor place card-key @ON2
	record visitor place card-key @ON2
play kid again
	record kid again
play kid predict card-bell @CL-ON
	record kid predict card-bell @CL-ON
play visitor place card-bell @ON3
	record visitor place card-bell @ON3
play kid again
	record kid again
play kid predict card-die @CL-ON
	record kid predict card-die @CL-ON
play visitor place card-die @ON4
	record visitor place card-die @ON4
play kid stop =3
	record kid stop =3
play kid done
	record kid done
	due Has the Kid drawn 6 cards?
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
play visitor done
	record visitor done
play table correct trust-token @T0
	record table correct trust-token @T0
play agent1 test agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-car @CL-ON
	record kid predict card-car @CL-ON
play visitor place card-car @ON5
	record visitor place card-car @ON5
play kid again
	record kid again
play kid predict card-rose @CL-ON
	record kid predict card-rose @CL-ON
play visitor place card-rose @ON6
	record visitor place card-rose @ON6
play kid again
	record kid again
play kid predict card-crown @CL-ON
	record kid predict card-crown @CL-ON
play visitor place card-crown @ON7
	record visitor place card-crown @ON7
play kid stop =3
	record kid stop =3
play kid done
	record kid done
play table correct trust-token @T0
	record table correct trust-token @T0
play visitor place card-vase @ON8
	record visitor place card-vase @ON8
play visitor done
	record visitor done
play agent1 test agent1-marker-3 @FD-A1-BY
	record agent1 test agent1-marker-3 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay card-drum @PV
lay claim-token @CL-ON
	record kid predict card-drum @CL-ON
wait 3s
lay card-drum on card-die
wait 8s
	apart 1 pieces
	ask The space with the fewest cards is covered: use space 1 on the forcefield.
	  expected “Drum” (M9) lies on the show space
	  seen “Drum” (M9) lies on forcefield space 4
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-drum on card-watch
wait 5s
	record visitor place card-drum @ON1

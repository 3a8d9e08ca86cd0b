# A classified object is laid wholly upon another, slid off, and the other laid on it.
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
play visitor place card-key @ON2
	record visitor place card-key @ON2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-drum @BY2
	record visitor place card-drum @BY2
play visitor done
	record visitor done
play agent1 test agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 2s
lay card-bell @PV
lay claim-token @CL-ON
	record kid predict card-bell @CL-ON
wait 3s
lay card-bell on card-key
wait 12s
	record visitor place card-bell @ON3
	hint “Bell” (H2) covers “Key” (G9), and counts as lying on forcefield space 3: slide it there.
lay card-bell @ON3
wait 6s
lay card-key on card-bell
wait 10s
	apart 2 pieces
	ask Key has moved to space 3 on the forcefield: put it back.
	  expected “Bell” (H2) lies on forcefield space 3
	  expected “Key” (G9) lies on forcefield space 2
	  seen “Bell” (H2) is in none of its places
	  seen “Key” (G9) lies on forcefield space 3
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-key @ON2
wait 10s

# Somebody says of a predicted object that it lies on the other side: the prediction is judged again.
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
wait 2s
lay card-key @ON2
wait 4s
	record visitor place card-key @ON2
say table correct card-key @BY2
	revoke visitor place card-key @ON2
	record visitor place card-key @BY2
	ask Key has moved to space 2 on the forcefield: put it back.
	  expected “Key” (G9) lies on clearing space 2
	  seen “Key” (G9) lies on forcefield space 2
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-key @BY2
wait 4s
lay trust-token @T1
lay turn-marker @TURN-visitor
wait 10s
	record kid done
	hint Trust is 0, but its token lies on 1: move it.

# When the Kid's turn is over the Visitor thinks again about its object, lays her own and gives
# the turn marker on. All agree that it lay there from the start.
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
play agent2 test agent2-marker-1 @FD-A2-ON
	record agent2 test agent2-marker-1 @FD-A2-ON
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
wait 3s
lay card-key @BY2
wait 4s
	apart 1 pieces
	ask Key has moved to space 2 in the clearing: put it back.
	  expected “Key” (G9) lies on forcefield space 2
	  seen “Key” (G9) lies on clearing space 2
	- We put it back
	- It lay there from the start: judge again what followed
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-drum @ON3
	apart 2 pieces
	record visitor place card-drum @ON3
	apart 1 pieces
wait 5s
	ask Key has moved to space 2 in the clearing: put it back.
	  expected “Key” (G9) lies on forcefield space 2
	  seen “Key” (G9) lies on clearing space 2
	- We put it back
	- It lay there from the start: judge again what followed
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-agent1
	record visitor done
wait 30s
	ask Key has moved to space 2 in the clearing: put it back.
	  expected “Key” (G9) lies on forcefield space 2
	  seen “Key” (G9) lies on clearing space 2
	- We put it back
	- It lay there from the start: judge again what followed
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
answer 2
	revoke visitor done
	revoke visitor place card-drum @ON3
	revoke kid done
	revoke kid stop =1
	revoke visitor place card-key @ON2
	record visitor place card-key @BY2
	record kid done
	record visitor place card-drum @ON3
	record visitor done
	due Judged again. Kid: Hand 6 instead of 8.
	hint Trust is 0, but its token lies on 1: move it.
wait 5s

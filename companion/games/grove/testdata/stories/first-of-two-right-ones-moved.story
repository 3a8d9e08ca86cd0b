# The Visitor moves the first of two objects that were predicted rightly to the other
# side.
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
play kid again
	record kid again
play kid predict card-drum @CL-ON
	record kid predict card-drum @CL-ON
play visitor place card-drum @ON3
	record visitor place card-drum @ON3
wait 2s
lay card-key @BY2
wait 8s
	apart 1 pieces
	ask Key has moved to space 2 in the clearing: put it back.
	  expected “Key” (G9) lies on forcefield space 2
	  seen “Key” (G9) lies on clearing space 2
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move

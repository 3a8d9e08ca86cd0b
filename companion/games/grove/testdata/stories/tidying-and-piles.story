# Cards are shifted to other spaces, one to the other side, one is laid on another, and
# a marker of the wrong colour is changed.
game grove
players 3
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
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @BY2
	record visitor place card-key @BY2
play kid done
	record kid done
lay card-watch @ON4
lay card-key @BY5
wait 2s
	apart 2 pieces
	record table correct card-key @BY5
	record table correct card-watch @ON4
lay card-drum on card-key
	record visitor place card-drum @BY8
wait 6s
	hint “Drum” (M9) covers “Key” (G9), and counts as lying on clearing space 8: slide it there.
lay card-drum @BY6
	revoke visitor place card-drum @BY8
	record visitor place card-drum @BY6
lay turn-marker @TURN-agent1
	record visitor done
wait 3s
lay card-hourglass @ON1
wait 6s
	apart 1 pieces
	ask Hourglass has moved to space 1 on the forcefield: put it back.
	  expected “Hourglass” (A2) lies on clearing space 1
	  seen “Hourglass” (A2) lies on forcefield space 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-hourglass @BY1
wait 2s
lay agent1-marker-1 @FD-A1-ON +30,0
lay kid-marker-3 @FD-A1-ON
wait 5s
	apart 1 pieces
	ask Agent 1's tested object lies under a marker of the Kid: change it for one of its owner.
	- It is Agent 1's test: admitted
take kid-marker-3
lay agent1-marker-5 @FD-A1-ON
	record agent1 test agent1-marker-5 @FD-A1-ON
take turn-marker
wait 4s
lay turn-marker @TURN-visitor
wait 5s
	hint The Kid is next. Move the turn marker there.
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s

# A card is moved to the other side and laid on one that lies there. "The table is right" moves the
# one that was moved, and leaves the one beneath where it is.
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
wait 2s
lay card-key on card-drum
wait 4s
	apart 2 pieces
	ask Key has moved to space 2 in the clearing: put it back.
	  expected “Drum” (M9) lies on clearing space 2
	  expected “Key” (G9) lies on forcefield space 2
	  seen “Drum” (M9) is in none of its places
	  seen “Key” (G9) lies on clearing space 2
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right"
	record table correct card-key @BY3
wait 4s
	hint “Key” (G9) covers “Drum” (M9), and counts as lying on clearing space 3: slide it there.

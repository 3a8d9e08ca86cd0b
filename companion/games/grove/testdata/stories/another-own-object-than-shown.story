# The Visitor shows Drum as the object of the turn, takes it back into the hand and lays Rose: which of the two is it?
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
lay card-drum @PV
	record visitor turn card-drum @PV
wait 5s
take card-drum
wait 2s
	hint Not finished yet:
	  expected “Drum” (M9) is still to be moved
	  seen “Drum” (M9) is in none of its places
	apart 1 pieces
lay card-rose @ON3
	apart 2 pieces
wait 5s
	ask The Visitor has shown Drum, but Rose was laid. Which of the two is the Visitor's own?
	- Drum: we take Rose back
	- Rose
answer "Rose"
	revoke visitor turn card-drum @PV
	record visitor place card-rose @ON3
wait 3s
lay turn-marker @TURN-agent1
	record visitor done
wait 3s

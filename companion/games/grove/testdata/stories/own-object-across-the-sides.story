# The Visitor lays an object of her own across the edge between forcefield and clearing.
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
lay card-drum @ON5 +32,0
wait 8s
	hint “Drum” (M9) lies on the border of two places: slide it into one of them.
	- It lies on forcefield space 5
	- It lies on clearing space 5
answer 1
	record visitor place card-drum @ON5
wait 3s
lay turn-marker @TURN-agent1
	record visitor done
wait 4s

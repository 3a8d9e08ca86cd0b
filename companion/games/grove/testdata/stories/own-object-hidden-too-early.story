# The Visitor hides her own object, as on another evening, before trust asks for it.
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
wait 3s
lay kid-marker-1 @FD-K-ON
wait 4s
	apart 1 pieces
	ask Trust is below 3, so this card should be face up: turn it over.
	- We turn it face up
	- It stays hidden by agreement
lay turn-marker @TURN-agent1
wait 30s
	ask Trust is below 3, so this card should be face up: turn it over.
	- We turn it face up
	- It stays hidden by agreement
take kid-marker-1
lay card-drum @ON3
	record visitor place card-drum @ON3
	record visitor done
wait 5s

# Agent 1 takes back an object that she has tested in an earlier round. The game goes on.
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
take agent1-marker-1
wait 8s
	apart 1 pieces
	hint A marker of Agent 1 goes on the card in the admitted lane of Agent 1.
lay agent1-marker-2 @FD-A1-BY
	apart 2 pieces
	record agent1 test agent1-marker-2 @FD-A1-BY
	apart 1 pieces
wait 4s
	hint A marker of Agent 1 goes on the card in the admitted lane of Agent 1.
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 6s
	hint A marker of Agent 1 goes on the card in the admitted lane of Agent 1.
lay agent1-marker-1 @FD-A1-ON
wait 3s

# Trust is dragged to 2 on the screen while its token lies on 0. The Visitor lays the own
# object openly, as trust is 1 by the token, and says so.
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
say table correct trust-token =2
	record table correct trust-token =2
wait 1s
	hint Trust is 2, but its token lies on 0: move it.
lay card-key @ON2
lay trust-token @T1
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
wait 1s
	record visitor place card-key @ON2
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
lay card-bread @BY2
wait 8s
	apart 1 pieces
	ask The record has trust 3, but its token lies on 1: which is right? From trust 3 on, this card is hidden from the Agents.
	- Trust is 1
	- Trust is 3: we move its token, and turn the card face down
answer 1
	record table correct trust-token @T1
	record visitor place card-bread @BY2
lay turn-marker @TURN-agent1
	record visitor done
wait 3s
lay agent1-marker-2 @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s

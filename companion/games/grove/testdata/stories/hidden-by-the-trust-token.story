# The trust token lies too far, and the Visitor hides the own object, as trust is 3 by the token.
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
wait 1s
lay card-key @ON2
lay trust-token @T3
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
wait 2s
	record visitor place card-key @ON2
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
lay kid-marker-1 @FD-K-BY
wait 8s
	apart 1 pieces
	ask The record has trust 1, but its token lies on 3: which is right? From trust 3 on, this card is hidden from the Agents.
	- Trust is 3
	- Trust is 1: we move its token, and turn the card face up
answer 1
	record table correct trust-token @T3
	record visitor hide kid-marker-1 @FD-K-BY
lay turn-marker @TURN-agent1
	record visitor done
wait 3s

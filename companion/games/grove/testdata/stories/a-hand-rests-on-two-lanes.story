# A hand rests on hidden objects of two Agents while the Visitor hides what the Kid has predicted: that counts beside it.
game grove
players 4
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
play table correct trust-token @T4
	record table correct trust-token @T4
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
lay claim-token @CL-ON
	record kid predict ? @CL-ON
take agent1-marker-1
take agent2-marker-1
wait 3s
	apart 2 pieces
	hint A marker of Agent 2 goes on the card in the admitted lane of Agent 2.
lay kid-marker-1 @FD-K-BY
	apart 3 pieces
wait 5s
	record visitor hide kid-marker-1 @FD-K-BY
	apart 2 pieces
	hint A marker of Agent 2 goes on the card in the admitted lane of Agent 2.
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid done
wait 5s
	hint A marker of Agent 2 goes on the card in the admitted lane of Agent 2.
lay agent1-marker-1 @FD-A1-ON
	apart 1 pieces
lay agent2-marker-1 @FD-A2-ON
wait 3s

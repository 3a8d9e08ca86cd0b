# Agent 1 has her marker in her hand while the Kid predicts. Trust brings no object to
# light: it is to be laid back, and play goes on.
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
take agent1-marker-1
wait 3s
	apart 1 pieces
	hint A marker of Agent 1 goes on the card in the admitted lane of Agent 1.
wait 5s
lay card-key @PV
wait 3s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s
	hint A marker of Agent 1 goes on the card in the admitted lane of Agent 1.
lay card-key @ON2
	apart 2 pieces
wait 3s
	record visitor place card-key @ON2
	apart 1 pieces
	hint A marker of Agent 1 goes on the card in the admitted lane of Agent 1.
wait 10s
lay agent1-marker-1 @FD-A1-ON
wait 3s
wait 30s
lay claim-token @CL-REST
wait 3s
lay trust-token @T1
wait 3s
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
wait 3s
wait 5s

# Agent 1 tests two objects one after the other, and the Kid predicts: that counts beside the second one.
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
wait 3s
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
wait 3s
lay agent1-marker-2 @FD-A1-BY
wait 3s
	apart 1 pieces
	hint Agent 1 has laid an object already; only one is laid each turn. Take “Agent 1 · 2” back.
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 4s
	hint It is the turn of the Kid. The object of Agent 1 counts later.
lay card-key @PV
wait 3s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-ON
wait 4s
	record kid predict card-key @CL-ON
	hint It is the turn of the Kid. The object of Agent 1 counts later.
lay card-key @ON2
wait 30s
	record visitor place card-key @ON2
	hint It is the turn of the Kid. The object of Agent 1 counts later.
take agent1-marker-2
wait 3s
lay claim-token @CL-REST
lay trust-token @T1
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
wait 3s

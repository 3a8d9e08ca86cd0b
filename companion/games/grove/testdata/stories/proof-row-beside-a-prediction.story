# Agent 1 turns four objects up for a proof while the Kid predicts: the Kid's prediction and the Visitor's own object
# go on beside them, and the proof counts in Agent 1's turn.
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
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 2s
lay card-apple @PR1
lay card-boot @PR2
lay card-gear @PR3
	apart 3 pieces
lay card-dress @PR4
	apart 4 pieces
wait 6s
	hint The Kid predicts in this turn and does not prove: take Gear, Dress, Boot and Apple back.
lay card-key @ON2
	apart 5 pieces
wait 6s
	record visitor place card-key @ON2
	apart 4 pieces
	hint The Kid predicts in this turn and does not prove: take Gear, Dress, Boot and Apple back.
lay trust-token @T1
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
wait 4s
	hint Nobody proves in the Visitor's turn: take Gear, Dress, Boot and Apple back.
lay card-rose @ON3
	apart 5 pieces
	record visitor place card-rose @ON3
	apart 4 pieces
wait 3s
	record visitor done
	record agent1 prove card-apple @PR1
	record agent1 prove card-boot @PR2
	record agent1 prove card-gear @PR3
	record agent1 prove card-dress @PR4
	hint The turn marker moved, but the marks are not set yet. Visitor: set up your shield.
lay turn-marker @TURN-agent1
wait 6s

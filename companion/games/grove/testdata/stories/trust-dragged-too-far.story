# Trust is dragged to 2 on the screen while its token lies on 0, and the Kid is right once: the
# token lies on 1, the record has 3. Hands never rest; the reason is said all the same, and
# “The table is right” asks which trust is right.
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
lay turn-marker @TURN-agent1
wait 1s
	apart 1 pieces
lay agent1-marker-2 @FD-A1-ON
lay turn-marker @TURN-kid
wait 1s
lay claim-token @CL-ON
lay card-rose @PV
wait 2s
lay card-rose @ON3
	apart 2 pieces
	hint The record has trust 3, but its token lies on 1: which is right? From trust 3 on, this card is hidden from the Agents.
lay trust-token @T2
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
wait 1s
answer "The table is right"
	ask The record has trust 3, but its token lies on 2: which is right? From trust 3 on, this card is hidden from the Agents.
	- Trust is 2
	- Trust is 3: we move its token, and turn the card face down
lay card-candle @PV +20,5
take card-candle
lay card-candle @PV
take card-candle
answer "Trust is 2"
	record table correct trust-token @T2
	record visitor place card-bread @BY2
wait 3s
	hint It is the turn of the Visitor. The object of Agent 1 counts later.

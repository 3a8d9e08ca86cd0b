# Agent 2 hands over first, the Kid begins a proof too early and counts her trust wrong,
# and the Visitor shifts the card that she has laid.
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
lay agent2-marker-1 @FD-A2-ON
wait 4s
	hint Agent 1's test counts first.
lay turn-marker @TURN-agent2
wait 4s
	hint Agent 1's test counts first.
lay agent1-marker-1 @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
	record agent1 done
	record agent2 test agent2-marker-1 @FD-A2-ON
	due Has Agent 1 drawn 1 card?
wait 6s
lay turn-marker @TURN-kid
	record agent2 done
	due Has Agent 2 drawn 1 card?
wait 3s
lay card-key @PR1
wait 4s
	apart 1 pieces
	hint At trust 0 the Kid may not prove yet. Take Key back.
take card-key
lay card-key @PV
lay claim-token @CL-BY
	record kid predict card-key @CL-BY
wait 3s
lay card-key @BY2
lay card-bell @PV
wait 3s
	record visitor place card-key @BY2
	ask Bell: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
lay card-bell @ON2
wait 6s
	apart 1 pieces
	ask Bell: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
answer Admitted
	record kid again
	record kid predict card-bell @CL-ON
	record visitor place card-bell @ON2
wait 2s
lay claim-token @CL-REST
lay trust-token @T3
lay turn-marker @TURN-visitor
wait 5s
	record kid stop =2
	record kid done
	due Has the Kid drawn 4 cards?
	hint Trust is 2, but its token lies on 3: move it.
lay trust-token @T2
wait 2s
lay card-drum @ON3
	record visitor place card-drum @ON3
wait 1s
lay card-drum @BY3
	revoke visitor place card-drum @ON3
	record visitor place card-drum @BY3
lay turn-marker @TURN-agent1
	record visitor done
wait 4s

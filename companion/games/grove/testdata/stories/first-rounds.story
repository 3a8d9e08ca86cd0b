# The first rounds of people who hurry: the claim before its object, another object with
# the claim said aloud, trust raised after each, a card laid upon another, a marker changed.
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
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s
lay claim-token @CL-ON
wait 2s
lay card-key @PV
	record kid predict card-key @CL-ON
wait 2s
lay card-key @ON2
wait 3s
	record visitor place card-key @ON2
lay trust-token @T1
wait 2s
lay card-drum @PV
wait 2s
lay card-drum @ON3
wait 6s
	apart 1 pieces
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
answer Admitted
	record kid again
	record kid predict card-drum @CL-ON
	record visitor place card-drum @ON3
wait 3s
lay turn-marker @TURN-visitor
wait 3s
	record kid stop =2
	record kid done
	due Has the Kid drawn 4 cards?
lay trust-token @T2
wait 2s
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
lay card-bell on card-key
	record visitor place card-bell @ON4
wait 6s
lay card-bell @BY2
	revoke visitor place card-bell @ON4
	record visitor place card-bell @BY2
wait 2s
lay turn-marker @TURN-agent1
	record visitor done
wait 4s
lay claim-token @CL-REST
lay agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
wait 2s
take agent1-marker-2
wait 2s
	apart 1 pieces
lay agent1-marker-3 @FD-A1-ON
	apart 2 pieces
lay turn-marker @TURN-kid
wait 5s
	revoke agent1 test agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-3 @FD-A1-ON
	record agent1 done
	due Has Agent 1 drawn 1 card?

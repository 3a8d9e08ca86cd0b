# The second object is said aloud only. The Kid takes the trust of two, and the Visitor lays
# her own object: which one is hers is asked.
game grove
players 4
option edition=b
play table deal card-watch,card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
play visitor rule
	record visitor rule
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
play agent2 test agent2-marker-1 @FD-A2-ON
	record agent2 test agent2-marker-1 @FD-A2-ON
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
wait 2s
lay card-drum @PV
wait 3s
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
lay card-drum @ON3
wait 3s
	apart 1 pieces
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
lay trust-token @T2
wait 2s
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
wait 3s
	ask What did the Kid say of Drum, if the turn goes on?
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
lay card-bell @BY2
	apart 2 pieces
wait 30s
	ask The trust token lies on 2. Which object has the Visitor laid after the Kid's turn? What the Kid predicted was right.
	- Drum
	- Bell
	- None of these: the trust token lies too far
answer Bell
	record kid again
	record kid predict card-drum @CL-ON
	record visitor place card-drum @ON3
	record kid stop =2
	record kid done
	record visitor place card-bell @BY2
	due Has the Kid drawn 4 cards?
wait 4s
lay turn-marker @TURN-agent1
	record visitor done
wait 4s

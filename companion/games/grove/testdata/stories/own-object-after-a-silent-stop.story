# The Kid moves the trust token, and that she stops is said aloud only. The Visitor
# lays her own object: the question has that answer, too.
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
lay trust-token @T1
wait 4s
lay card-drum @BY2
wait 8s
	apart 1 pieces
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
answer 3
	record kid stop =1
	record kid done
	record visitor place card-drum @BY2
	due Has the Kid drawn 2 cards?
wait 3s
lay turn-marker @TURN-agent1
	record visitor done
wait 5s

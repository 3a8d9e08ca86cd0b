# The Visitor lays an object before the Kid has shown one, and nobody answers what is asked until the Kid's is
# classified: the answers have one for an object that nobody has predicted.
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
wait 3s
lay card-drum @BY2
wait 5s
	apart 1 pieces
	ask What did the Kid say of Drum?
	- Admitted
	- Repelled
	- Nothing: it came too early, and goes back
lay card-key @PV
wait 3s
	ask What did the Kid say of Drum?
	- Admitted
	- Repelled
	- Nothing: it came too early, and goes back
lay claim-token @CL-ON
wait 3s
	ask They are predicted one after the other. Which one was first?
	- Drum
	- Key. The Visitor takes Drum back
lay card-key @ON2
	apart 2 pieces
wait 30s
	ask They are predicted one after the other. Which one was first?
	- Key
	- Key. The Visitor takes Drum back
	- Drum
answer "Key. The Visitor takes Drum back"
	record kid predict card-key @CL-ON
	record visitor place card-key @ON2
	apart 1 pieces
wait 3s
lay claim-token @CL-REST
wait 2s
lay trust-token @T1
wait 2s
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
wait 4s
take card-drum
wait 2s
lay card-drum @BY2
	record visitor place card-drum @BY2
wait 3s
lay turn-marker @TURN-agent1
	record visitor done
wait 3s

# Agent 1 shows the object that is turned up on the show space and takes it into the hand: it
# stays in its lane, face up.
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
play table correct trust-token @T4
	record table correct trust-token @T4
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
wait 2s
lay trust-token @T5
wait 3s
take agent1-marker-1
lay card-ring @PV
wait 5s
	apart 1 pieces
	hint The object that Agent 1 turns up is not seen in its lane yet: lay it there face up, with nothing on its tag.
take card-ring
wait 30s
	hint The object that Agent 1 turns up is not seen in its lane yet: lay it there face up, with nothing on its tag.
lay card-ring @FD-A1-ON
	apart 2 pieces
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-ring @FD-A1-ON
wait 4s
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 1 card?
wait 5s

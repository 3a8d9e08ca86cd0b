# Agent 1 turns an object up while the Kid may still go on, and she does. It shows no
# stop; it counts when she has stopped.
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
say table correct trust-token =4
	record table correct trust-token =4
lay trust-token @T4
wait 3s
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
wait 3s
together
take agent1-marker-1
lay card-rose @FD-A1-ON
end
wait 3s
	apart 2 pieces
	hint The object that Agent 1 has turned up counts once the Kid has stopped and taken the trust.
wait 4s
lay card-drum @PV
wait 3s
	hint The object that Agent 1 has turned up counts once the Kid has stopped and taken the trust.
lay claim-token @CL-BY
	record kid again
	record kid predict card-drum @CL-BY
wait 3s
	hint The object that Agent 1 has turned up counts once the Kid has stopped and taken the trust.
lay card-drum @BY2
	apart 3 pieces
wait 3s
	record visitor place card-drum @BY2
	apart 2 pieces
	hint The object that Agent 1 has turned up counts once the Kid has stopped and taken the trust.
lay trust-token @T6
	record kid stop =2
	record agent1 reveal agent1-marker-1,card-rose @FD-A1-ON
wait 3s
lay claim-token @CL-REST
wait 3s
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 2 cards?
wait 3s
wait 30s

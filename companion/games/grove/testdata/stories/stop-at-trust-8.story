# At trust 8 the trust token cannot show that the Kid stops. The claim token's way home
# says nothing either; the turn marker does.
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
say table correct trust-token =8
	record table correct trust-token =8
lay trust-token @T8
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
lay claim-token @CL-REST
wait 4s
lay turn-marker @TURN-visitor
	record kid stop =1
	due Agent 1 turns a hidden object face up.
wait 5s
	hint Trust is 9. Agent 1 turns a hidden object face up.
take agent1-marker-1
lay card-key @FD-A1-ON
	record agent1 reveal agent1-marker-1,card-key @FD-A1-ON
	record kid done
wait 3s
lay kid-marker-2 @FD-K-BY
	record visitor hide kid-marker-2 @FD-K-BY
lay turn-marker @TURN-agent1
	record visitor done
wait 3s

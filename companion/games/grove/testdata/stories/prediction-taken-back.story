# The Kid claims a second object, then takes it back into her hand and stops: she has
# predicted one only.
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
play visitor place card-key @ON2
	record visitor place card-key @ON2
lay card-bell @PV
lay claim-token @CL-BY
	record kid again
	record kid predict card-bell @CL-BY
wait 4s
take card-bell
wait 2s
	apart 1 pieces
lay claim-token @CL-REST
lay trust-token @T1
wait 1s
	revoke kid predict card-bell @CL-BY
	revoke kid again
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
wait 8s

# With the option that her first prediction may be open, the Kid claims, and then shows the object
# openly: it was no hidden one.
game grove
players 3
option secret=may
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
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 2s
lay card-key @ON2
wait 3s
	record visitor place card-key @ON2
lay trust-token @T5
together
take agent1-marker-1
lay card-ring @FD-A1-ON
end
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-ring @FD-A1-ON
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 1 card?
wait 4s
lay kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
lay turn-marker @TURN-agent1
	record visitor done
wait 2s
lay agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 2s
lay claim-token @CL-BY
	record kid predict ? @CL-BY
wait 5s
lay card-bell @PV
wait 3s
lay card-bell @BY2
wait 5s
	revoke kid predict ? @CL-BY
	record kid predict card-bell @CL-BY
	record visitor place card-bell @BY2

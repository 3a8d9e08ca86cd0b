# The Kid has taken her trust and put the claim away, and nobody moves the turn marker: the hidden object
# that follows is the Visitor's own.
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
play table correct trust-token @T2
	record table correct trust-token @T2
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
wait 3s
lay claim-token @CL-REST
wait 2s
lay trust-token @T3
wait 4s
lay kid-marker-1 @FD-K-BY
wait 30s
	record kid stop =1
	record kid done
	record visitor hide kid-marker-1 @FD-K-BY
	due Has the Kid drawn 2 cards?
	hint Agent 1 is next. Move the turn marker there.
lay turn-marker @TURN-agent1
	record visitor done
wait 3s

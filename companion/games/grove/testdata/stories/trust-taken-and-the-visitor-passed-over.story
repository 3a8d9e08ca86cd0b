# The Kid puts the claim away and takes her trust, and the turn marker goes past the Visitor
# to Agent 1, before whom it lay until now.
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
lay claim-token @CL-REST
lay trust-token @T1
wait 4s
lay turn-marker @TURN-agent1
wait 6s
	record kid stop =1
	hint The Visitor has not classified an object of the Visitor's own in this round: that comes first.
lay card-drum @BY2
	record kid done
	record visitor place card-drum @BY2
	record visitor done
wait 4s

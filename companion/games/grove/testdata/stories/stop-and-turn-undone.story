# The Kid has stopped and passed the turn on. All agree to take both back, and she
# predicts another object.
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
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
wait 2s
undo
	revoke kid done
	due Has Agent 1 drawn 1 card?
undo
	revoke kid stop =1
wait 4s
	apart 2 pieces
lay card-drum @PV
	record kid again
	apart 1 pieces
lay claim-token @CL-BY
	record kid predict card-drum @CL-BY
wait 4s
	hint The turn marker moved, but the turn is not done. Visitor: classify Drum.
lay turn-marker @TURN-kid
wait 4s
lay card-drum @BY2
wait 4s
	record visitor place card-drum @BY2
lay trust-token @T2
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid stop =2
	record kid done
	due Has the Kid drawn 4 cards?
wait 5s

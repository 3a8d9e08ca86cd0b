# The Visitor has laid her own object and passed the turn marker. She takes both back
# and lays the object on the other side: nobody else has acted.
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
play visitor place card-key @BY2
	record visitor place card-key @BY2
play kid done
	record kid done
wait 1s
lay card-drum @BY3
	record visitor place card-drum @BY3
wait 2s
lay turn-marker @TURN-agent1
	record visitor done
wait 4s
lay turn-marker @TURN-visitor
lay card-drum @ON2
	revoke visitor done
	revoke visitor place card-drum @BY3
	record visitor place card-drum @ON2
wait 4s
lay turn-marker @TURN-agent1
	record visitor done
wait 4s

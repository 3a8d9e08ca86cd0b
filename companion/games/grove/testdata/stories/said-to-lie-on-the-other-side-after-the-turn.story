# The same once the turn is over: people are asked what follows, for as long as they like.
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
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 2s
lay card-key @ON2
wait 4s
	record visitor place card-key @ON2
lay trust-token @T1
wait 3s
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
wait 3s
say table correct card-key @BY2
	record table correct card-key @BY2
	ask “Key” (G9): did it lie there from the start?
	- It lay there from the start: judge again what followed
	- It was moved later: what followed stands
wait 3s
	apart 1 pieces
lay card-key @BY2
wait 8s
answer "It lay there from the start: judge again what followed"
	revoke table correct card-key @BY2
	revoke kid done
	revoke kid stop =1
	revoke visitor place card-key @ON2
	record visitor place card-key @BY2
	record kid done
	due Judged again. Kid: Hand 6 instead of 8.
	hint Trust is 0, but its token lies on 1: move it.
wait 6s

# Agent 1's marker lies on the border of her two lanes: nobody can say what the test has
# shown, whatever is done next. A push records it all.
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
lay agent1-marker-1 @FD-A1-ON +0,+44
wait 8s
	hint “Agent 1 · 1” lies on the border of two places: slide it into one of them.
	- It lies in the admitted lane of Agent 1
	- It lies in the repelled lane of Agent 1
lay turn-marker @TURN-kid
wait 8s
	hint “Agent 1 · 1” lies on the border of two places: slide it into one of them.
	- It lies in the admitted lane of Agent 1
	- It lies in the repelled lane of Agent 1
lay card-key @PV
wait 1s
lay claim-token @CL-ON
wait 8s
	hint “Agent 1 · 1” lies on the border of two places: slide it into one of them.
	- It lies in the admitted lane of Agent 1
	- It lies in the repelled lane of Agent 1
lay agent1-marker-1 @FD-A1-ON +0,+20
	record agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 done
	record kid predict card-key @CL-ON
	due Has Agent 1 drawn 1 card?
wait 8s

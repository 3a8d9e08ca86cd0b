# The Kid lays the claim token on a side while the Agent is still in turn, and again after
# the test, with the turn marker left where it was.
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
lay claim-token @CL-ON
wait 8s
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
	apart 1 pieces
wait 8s
	hint The Kid is next. Move the turn marker there.
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 4s
lay card-key @PV
	record kid predict card-key @CL-ON
wait 4s

# The Kid takes Watch from its space and shows it for a prediction.
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
wait 1s
lay card-watch @PV
wait 2s
	apart 1 pieces
lay claim-token @CL-ON
wait 8s
	hint Watch is classified already: nobody predicts it again. Lay it back on its space, and show an object from the hand.
lay card-watch @ON1
wait 2s
lay claim-token @CL-REST
wait 2s
lay card-key @PV
lay claim-token @CL-BY
	record kid predict card-key @CL-BY
wait 4s

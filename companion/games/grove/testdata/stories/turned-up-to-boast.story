# Agent 1 turns her object up though no trust asks for it. The Kid predicts and the
# Visitor classifies meanwhile.
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
together
take agent1-marker-1
lay card-rose @FD-A1-ON
end
wait 3s
	apart 2 pieces
	hint No hidden object is turned up now. That of Agent 1 goes face down again, under its marker.
wait 6s
lay card-key @PV
wait 3s
	hint No hidden object is turned up now. That of Agent 1 goes face down again, under its marker.
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s
	hint No hidden object is turned up now. That of Agent 1 goes face down again, under its marker.
lay card-key @ON2
	apart 3 pieces
wait 3s
	record visitor place card-key @ON2
	apart 2 pieces
	hint No hidden object is turned up now. That of Agent 1 goes face down again, under its marker.
wait 30s
together
take card-rose
lay agent1-marker-1 @FD-A1-ON
end
wait 3s
wait 5s

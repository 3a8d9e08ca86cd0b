# The Kid lays a proof before trust allows it, and predicts instead.
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
lay card-key @PR1
wait 2s
	apart 1 pieces
lay card-bell @PR2
	apart 2 pieces
wait 2s
lay card-drum @PR3
	apart 3 pieces
wait 2s
lay card-die @PR4
	apart 4 pieces
wait 10s
	hint At trust 0 the Kid may not prove yet. Take Key, Bell, Die and Drum back.
take card-key
	apart 3 pieces
take card-bell
	apart 2 pieces
take card-drum
	apart 1 pieces
take card-die
wait 5s
lay card-key @PV
wait 2s
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s
lay card-key @ON2
wait 6s
	record visitor place card-key @ON2

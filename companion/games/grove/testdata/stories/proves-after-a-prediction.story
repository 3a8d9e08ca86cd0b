# A Kid who has predicted proves as well, which only the last power allows.
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
play kid predict card-rose @CL-ON
	record kid predict card-rose @CL-ON
play visitor place card-rose @ON2
	record visitor place card-rose @ON2
lay card-key @PR1
lay card-bell @PR2
lay card-drum @PR3
	apart 3 pieces
lay card-die @PR4
	apart 4 pieces
wait 6s
	hint The Kid predicts in this turn and does not prove: take Key, Bell, Die and Drum back.

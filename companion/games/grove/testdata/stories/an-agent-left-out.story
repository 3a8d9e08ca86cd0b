# Agent 3's object comes first and Agent 2's is forgotten: Agent 1's test counts at once,
# and Agent 2's is asked for.
game grove
players 5
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
lay agent3-marker-1 @FD-A3-ON
wait 5s
	hint Agent 1's test counts first.
lay agent1-marker-1 @FD-A1-ON
wait 4s
	record agent1 test agent1-marker-1 @FD-A1-ON
	hint It is the turn of Agent 1. The object of Agent 3 counts later.
lay turn-marker @TURN-kid
wait 5s
	record agent1 done
	due Has Agent 1 drawn 1 card?
	hint Agent 2's test counts first.
lay agent2-marker-1 @FD-A2-BY
	record agent2 test agent2-marker-1 @FD-A2-BY
	record agent2 done
	record agent3 test agent3-marker-1 @FD-A3-ON
	record agent3 done
	due Has Agent 2 drawn 1 card?
	due Has Agent 3 drawn 1 card?
wait 4s

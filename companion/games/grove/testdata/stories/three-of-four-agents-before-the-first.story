# Six play. Agents 3 and 2 hand their objects over before Agent 1, and the turn marker
# lies before Agent 4.
game grove
players 6
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
wait 1s
lay agent3-marker-1 @FD-A3-ON
wait 4s
	hint Agent 1's test counts first.
lay agent2-marker-1 @FD-A2-BY
wait 4s
	hint Agent 1's test counts first.
lay turn-marker @TURN-agent4
wait 5s
	hint Agent 1's test counts first.
lay agent1-marker-1 @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
	record agent1 done
	record agent2 test agent2-marker-1 @FD-A2-BY
	record agent2 done
	record agent3 test agent3-marker-1 @FD-A3-ON
	record agent3 done
	due Has Agent 1 drawn 1 card?
	due Has Agent 2 drawn 1 card?
	due Has Agent 3 drawn 1 card?
wait 5s
lay agent4-marker-1 @FD-A4-BY
	record agent4 test agent4-marker-1 @FD-A4-BY
wait 4s
lay turn-marker @TURN-kid
	record agent4 done
	due Has Agent 4 drawn 1 card?
wait 4s

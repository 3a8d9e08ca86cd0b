# Five play, and the Kid predicts before two Agents have tested. When they have, all of
# it counts, and where the turn marker lies is said.
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
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay card-key @PV
wait 3s
lay claim-token @CL-ON
wait 3s
	hint It is the turn of Agent 2. The Kid predicts later.
wait 10s
lay agent2-marker-1 @FD-A2-BY
wait 3s
	record agent2 test agent2-marker-1 @FD-A2-BY
	hint It is the turn of Agent 3. The Kid predicts later.
wait 5s
lay agent3-marker-1 @FD-A3-ON
wait 3s
	record agent2 done
	record agent3 test agent3-marker-1 @FD-A3-ON
	record agent3 done
	record kid predict card-key @CL-ON
	due Has Agent 2 drawn 1 card?
	due Has Agent 3 drawn 1 card?
	hint It is the turn of the Kid, but the turn marker lies before Agent 2. After this turn it goes to the Visitor.
wait 30s
lay turn-marker @TURN-kid
wait 3s
wait 4s
lay card-key @ON2
wait 3s
	record visitor place card-key @ON2
wait 5s

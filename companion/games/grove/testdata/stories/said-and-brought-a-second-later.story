# Moves are said by button or key, and the hands follow a second later: nothing is said of
# what they are bringing.
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
lay claim-token @CL-BY
wait 5s
say kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
wait 1s
lay claim-token @CL-ON
lay card-key @PV
wait 3s
play visitor place card-key @BY2
	record visitor place card-key @BY2
play kid done
	record kid done
play visitor place card-bell @BY3
	record visitor place card-bell @BY3
play visitor done
	record visitor done
wait 5s
say agent1 prove card-drum @PR1
	record agent1 prove card-drum @PR1
wait 1s
lay card-drum @PR1
wait 3s
	hint The proof row has 1 of 4: Drum. Column 2 is still empty.
say agent1 prove card-die @PR2
	record agent1 prove card-die @PR2
wait 1s
lay card-die @PR2
wait 3s
	hint The proof row has 2 of 4: Drum and Die. Column 3 is still empty.

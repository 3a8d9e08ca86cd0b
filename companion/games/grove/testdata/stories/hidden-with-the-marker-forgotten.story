# At trust 4 the Kid's hidden object lies before the turn marker has gone on, and she has said her claim aloud.
game grove
players 4
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
play table correct trust-token @T4
	record table correct trust-token @T4
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay agent2-marker-1 @FD-A2-BY
	record agent2 test agent2-marker-1 @FD-A2-BY
wait 3s
lay kid-marker-1 @FD-K-BY
wait 6s
	apart 1 pieces
	ask What did the Kid say of the hidden object?
	- Admitted
	- Repelled
	- Nothing: it came too early, and goes back
answer "Repelled"
	record agent2 done
	record kid predict ? @CL-BY
	record visitor hide kid-marker-1 @FD-K-BY
	due Has Agent 2 drawn 1 card?
wait 3s

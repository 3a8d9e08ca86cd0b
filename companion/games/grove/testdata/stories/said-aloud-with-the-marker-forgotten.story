# Agent 2's turn marker stays where it lies, and the Kid says her claim aloud only: she is asked what she said,
# and the end of Agent 2's turn follows from it.
game grove
players 4
option edition=b
play table deal card-watch,card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
play visitor rule
	record visitor rule
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
lay agent2-marker-1 @FD-A2-BY
	record agent2 test agent2-marker-1 @FD-A2-BY
wait 3s
lay card-key @PV
wait 3s
lay card-key @ON2
wait 5s
	apart 1 pieces
	ask What did the Kid say of Key?
	- Admitted
	- Repelled
	- Nothing: it came too early, and goes back
answer "Admitted"
	record agent2 done
	record kid predict card-key @CL-ON
	record visitor place card-key @ON2
	due Has Agent 2 drawn 1 card?
wait 3s
lay trust-token @T1
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
wait 3s
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?

# Revealed objects move to a space at this table. Two Agents turn theirs up at the same moment: whose is whose is asked.
game grove
players 4
option edition=a
option reveal_to=space
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
play agent2 test agent2-marker-1 @FD-A2-ON
	record agent2 test agent2-marker-1 @FD-A2-ON
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
lay trust-token @T5
lay claim-token @CL-REST
wait 3s
together
take agent1-marker-1
take agent2-marker-1
lay card-rose @ON2
lay card-car @ON3
end
wait 10s
	ask More than one thing can have happened. Which was it?
	- Agent 1 turns Car face up. Agent 2 turns Rose face up.
	- Agent 1 turns Rose face up. Agent 2 turns Car face up.
	- None of these: we put it back
	apart 4 pieces
answer "Agent 1 turns Car face up. Agent 2 turns Rose face up."
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-car @ON3
	record agent2 reveal agent2-marker-1,card-rose @ON2
wait 3s
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 1 card?
wait 5s

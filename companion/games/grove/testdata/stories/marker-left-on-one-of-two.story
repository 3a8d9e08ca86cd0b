# Two Agents turn up at once, and Agent 2 leaves her marker on.
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
wait 2s
lay trust-token @T5
together
take agent1-marker-1
lay card-ring @FD-A1-ON
lay card-rose @FD-A2-ON
end
wait 4s
	apart 3 pieces
	hint Take the marker off the object that Agent 2 turns up.
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
wait 30s
	hint Take the marker off the object that Agent 2 turns up.
take agent2-marker-1
	apart 4 pieces
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-ring @FD-A1-ON
	record agent2 reveal agent2-marker-1,card-rose @FD-A2-ON
	record kid done
	due Has the Kid drawn 2 cards?
wait 5s

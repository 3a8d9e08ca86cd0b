# An object is turned up while none is due. When one is due the Kid turns up hers, and Agent 1
# leaves the marker on.
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
play table correct trust-token @T4
	record table correct trust-token @T4
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-BY
	record visitor hide kid-marker-1 @FD-K-BY
play kid done
	record kid done
together
take agent1-marker-1
lay card-rose @FD-A1-ON
end
wait 6s
	apart 2 pieces
	hint No hidden object is turned up now. That of Agent 1 goes face down again, under its marker.
together
take card-rose
lay agent1-marker-1 @FD-A1-ON
end
wait 2s
lay kid-marker-2 @FD-K-ON
	record visitor hide kid-marker-2 @FD-K-ON
lay turn-marker @TURN-agent1
	record visitor done
lay agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s
lay claim-token @CL-ON
	record kid predict ? @CL-ON
lay kid-marker-3 @FD-K-ON
wait 4s
	record visitor hide kid-marker-3 @FD-K-ON
lay trust-token @T5
lay claim-token @CL-REST
together
take kid-marker-1
lay card-car @FD-K-BY
end
wait 6s
	apart 2 pieces
	hint Agent 1 turns a hidden object face up. The marker of the Kid goes back on its card.
together
take card-car
lay kid-marker-1 @FD-K-BY
end
lay card-rose @FD-A1-ON
wait 6s
	apart 1 pieces
	hint Take the marker off the object that Agent 1 turns up.
take agent1-marker-1
	apart 2 pieces
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-rose @FD-A1-ON
wait 4s

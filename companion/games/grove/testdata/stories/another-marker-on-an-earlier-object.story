# In her own turn somebody takes Agent 1's marker off an earlier object and lays another one of hers on
# it. It is no second test; the turn goes on beside it.
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
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
wait 3s
lay card-drum @BY2
	record visitor place card-drum @BY2
wait 2s
lay turn-marker @TURN-agent1
	record visitor done
wait 4s
lay agent1-marker-5 @FD-A1-BY
	record agent1 test agent1-marker-5 @FD-A1-BY
wait 4s
take agent1-marker-1
lay agent1-marker-2 @FD-A1-ON
wait 5s
	apart 2 pieces
	apart 1 pieces
	hint “Agent 1 · 2” lies where “Agent 1 · 1” lay. If it covers that one, fan the two out; otherwise change them back.
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 30s
	hint “Agent 1 · 2” lies where “Agent 1 · 1” lay. If it covers that one, fan the two out; otherwise change them back.
take agent1-marker-2
	hint A marker of Agent 1 goes on the card in the admitted lane of Agent 1.
lay agent1-marker-1 @FD-A1-ON
wait 3s
lay card-bell @PV
wait 2s
lay claim-token @CL-ON
	record kid predict card-bell @CL-ON
wait 3s

# In the Visitor's turn somebody takes Agent 1's marker off an earlier object and lays another one of
# hers on it. It is no test, before the Visitor has laid an object and after it. Later Agent 1 hands an
# object over too early, upon her others: it counts once they are fanned out.
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
play visitor place card-key @BY2
	record visitor place card-key @BY2
play kid done
	record kid done
wait 3s
take agent1-marker-1
lay agent1-marker-3 @FD-A1-ON
wait 20s
	apart 1 pieces
	hint “Agent 1 · 3” lies where “Agent 1 · 1” lay. If it covers that one, fan the two out; otherwise change them back.
lay card-drum @BY3
	apart 2 pieces
	record visitor place card-drum @BY3
	apart 1 pieces
wait 3s
	hint “Agent 1 · 3” lies where “Agent 1 · 1” lay. If it covers that one, fan the two out; otherwise change them back.
lay turn-marker @TURN-agent1
	record visitor done
wait 8s
	hint “Agent 1 · 3” lies where “Agent 1 · 1” lay. If it covers that one, fan the two out; otherwise change them back.
lay agent1-marker-2 @FD-A1-BY
	apart 2 pieces
	record agent1 test agent1-marker-2 @FD-A1-BY
	apart 1 pieces
wait 3s
	hint “Agent 1 · 3” lies where “Agent 1 · 1” lay. If it covers that one, fan the two out; otherwise change them back.
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 8s
	hint “Agent 1 · 3” lies where “Agent 1 · 1” lay. If it covers that one, fan the two out; otherwise change them back.
take agent1-marker-3
	hint A marker of Agent 1 goes on the card in the admitted lane of Agent 1.
lay agent1-marker-1 @FD-A1-ON
wait 3s
play kid predict card-bell @CL-ON
	record kid predict card-bell @CL-ON
play visitor place card-bell @BY4
	record visitor place card-bell @BY4
play kid done
	record kid done
lay agent1-marker-4 on agent1-marker-1
wait 8s
	apart 1 pieces
	hint “Agent 1 · 4” lies where “Agent 1 · 1” lay. If it covers that one, fan the two out; otherwise change them back.
lay card-ring @BY5
	apart 2 pieces
	record visitor place card-ring @BY5
	apart 1 pieces
wait 2s
lay turn-marker @TURN-agent1
	record visitor done
wait 8s
	hint “Agent 1 · 4” lies where “Agent 1 · 1” lay. If it covers that one, fan the two out; otherwise change them back.
lay agent1-marker-4 @FD-A1-ON +40,0
	record agent1 test agent1-marker-4 @FD-A1-ON
wait 3s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 5s

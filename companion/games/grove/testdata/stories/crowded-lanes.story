# Lanes fill up, and markers lie on others: each test is recorded. Then one of the
# covered ones is laid on the other side.
game grove
players 3
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
say table correct trust-token =3
	record table correct trust-token =3
lay trust-token @T3
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
lay kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
lay turn-marker @TURN-agent1
	record visitor done
wait 2s
lay agent1-marker-2 @FD-A1-ON +22,0
	record agent1 test agent1-marker-2 @FD-A1-ON
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 2s
play kid predict card-bell @CL-ON
	record kid predict card-bell @CL-ON
play visitor place card-bell @BY3
	record visitor place card-bell @BY3
play kid done
	record kid done
lay kid-marker-2 @FD-K-ON -30,0
	record visitor hide kid-marker-2 @FD-K-ON
lay turn-marker @TURN-agent1
	record visitor done
wait 2s
lay agent1-marker-3 @FD-A1-ON +40,0
lay turn-marker @TURN-kid
wait 2s
	record agent1 test agent1-marker-3 @FD-A1-ON
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-drum @CL-ON
	record kid predict card-drum @CL-ON
play visitor place card-drum @BY4
	record visitor place card-drum @BY4
play kid done
	record kid done
lay kid-marker-3 on kid-marker-2
lay turn-marker @TURN-agent1
wait 3s
	record visitor hide kid-marker-3 @FD-K-ON
	record visitor done
	hint “Agent 1 · 2” is not in sight. Fan the objects in the admitted lane of Agent 1 out, so that each marker shows.
lay agent1-marker-4 on agent1-marker-3
lay turn-marker @TURN-kid
wait 3s
	record agent1 test agent1-marker-4 @FD-A1-ON
	record agent1 done
	due Has Agent 1 drawn 1 card?
	hint “Agent 1 · 3” is not in sight. Fan the objects in the admitted lane of Agent 1 out, so that each marker shows.
lay agent1-marker-1 @FD-A1-BY
wait 6s
	apart 1 pieces
	ask A hidden card of Agent 1 moved: put it back.
	  expected “Agent 1 · 1” lies in the admitted lane of Agent 1
	  seen “Agent 1 · 1” lies in the repelled lane of Agent 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay agent1-marker-1 @FD-A1-ON
wait 4s
	hint “Agent 1 · 3” is not in sight. Fan the objects in the admitted lane of Agent 1 out, so that each marker shows.

# A marker slips into the other lane when hidden objects are fanned out. It is asked
# about, and the Kid's prediction counts meanwhile.
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
play visitor place card-drum @BY3
	record visitor place card-drum @BY3
play visitor done
	record visitor done
play agent1 test agent1-marker-2 @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay agent1-marker-1 @FD-A1-ON +60,0
wait 3s
lay agent1-marker-2 @FD-A1-ON -60,0
wait 3s
wait 4s
lay agent1-marker-1 @FD-A1-BY
wait 3s
	apart 1 pieces
lay card-bell @PV
wait 3s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-ON
	record kid predict card-bell @CL-ON
wait 3s
wait 30s
	ask A hidden card of Agent 1 moved: put it back.
	  expected “Agent 1 · 1” lies in the admitted lane of Agent 1
	  seen “Agent 1 · 1” lies in the repelled lane of Agent 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay agent1-marker-1 @FD-A1-ON
wait 3s
wait 5s

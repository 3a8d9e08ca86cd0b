# The Visitor lays a predicted object among the proofs, and slides it there; then on a space.
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
play agent1 test agent1-marker-1 @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s
lay card-key @PR2
wait 15s
	apart 1 pieces
	hint Key goes on a space, not in the proof row: admitted on the forcefield, repelled in the clearing.
lay card-key @PO2
wait 10s
	hint Key goes on a space, not in the proof row: admitted on the forcefield, repelled in the clearing.
lay card-key @ON2
wait 5s
	record visitor place card-key @ON2

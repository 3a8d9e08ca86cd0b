# The Kid lifts the claim token for her next object and lays it where it lay, and a cup stands over another
# object meanwhile.
game grove
players 4
play table deal card-plate-and-cutlery,card-paint-palette @PV
	record table deal card-plate-and-cutlery,card-paint-palette @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-plate-and-cutlery @BY1
	record visitor place card-plate-and-cutlery @BY1
play visitor place card-paint-palette @ON1
	record visitor place card-paint-palette @ON1
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-electric-guitar @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play agent2 test agent2-marker-1,card-boxing-glove @FD-A2-ON
	record agent2 test agent2-marker-1 @FD-A2-ON
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play kid predict card-anchor @CL-BY
	record kid predict card-anchor @CL-BY
play visitor place card-anchor @BY2
	record visitor place card-anchor @BY2
play kid again
	record kid again
play kid predict card-trash-can @CL-BY
	record kid predict card-trash-can @CL-BY
play visitor place card-trash-can @BY3
	record visitor place card-trash-can @BY3
lay claim-token @CL-REST
wait 4s
lay claim-token @CL-BY
lay card-fountain-pen @PV
take card-anchor
wait 2s
	record kid again
	record kid predict card-fountain-pen @CL-BY
	apart 1 pieces
lay card-fountain-pen @BY4
	apart 2 pieces
wait 8s
	record visitor place card-fountain-pen @BY4
	apart 1 pieces
	ask Anchor is not seen on space 2 in the clearing: lay it back there.
	  expected “Anchor” (B1) lies on clearing space 2
	  seen “Anchor” (B1) is in none of its places
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-anchor @BY2
wait 10s

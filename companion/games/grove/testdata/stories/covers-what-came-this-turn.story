# On a full side the second predicted object is laid upon the first, which came in this
# turn.
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
play kid again
	record kid again
play kid predict card-bell @CL-ON
	record kid predict card-bell @CL-ON
play visitor place card-bell @ON3
	record visitor place card-bell @ON3
play kid again
	record kid again
play kid predict card-die @CL-ON
	record kid predict card-die @CL-ON
play visitor place card-die @ON4
	record visitor place card-die @ON4
play kid stop =3
	record kid stop =3
play kid done
	record kid done
	due Has the Kid drawn 6 cards?
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
play visitor done
	record visitor done
play table correct trust-token @T0
	record table correct trust-token @T0
play agent1 test agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-car @CL-ON
	record kid predict card-car @CL-ON
play visitor place card-car @ON5
	record visitor place card-car @ON5
play kid again
	record kid again
play kid predict card-rose @CL-ON
	record kid predict card-rose @CL-ON
play visitor place card-rose @ON6
	record visitor place card-rose @ON6
play kid again
	record kid again
play kid predict card-crown @CL-ON
	record kid predict card-crown @CL-ON
play visitor place card-crown @ON7
	record visitor place card-crown @ON7
play kid stop =3
	record kid stop =3
play kid done
	record kid done
play table correct trust-token @T0
	record table correct trust-token @T0
play visitor place card-vase @ON8
	record visitor place card-vase @ON8
play visitor done
	record visitor done
play agent1 test agent1-marker-3 @FD-A1-BY
	record agent1 test agent1-marker-3 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay card-drum @PV
wait 3s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-ON
	record kid predict card-drum @CL-ON
	due The Kid chooses which card is covered on the forcefield.
wait 3s
lay card-drum on card-watch
wait 3s
	record visitor place card-drum @ON1
lay card-balloon @PV
wait 3s
	ask Balloon: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
wait 4s
take claim-token
wait 3s
	record kid again
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-ON
	record kid predict card-balloon @CL-ON
	due The Kid chooses which card is covered on the forcefield.
wait 3s
lay card-balloon on card-drum
wait 3s
	apart 2 pieces
wait 30s
	ask The card on space 1 on the forcefield came this turn: cover another one.
	  expected “Balloon” (C4) lies on the show space
	  expected “Drum” (M9) lies on forcefield space 1
	  seen “Balloon” (C4) lies on forcefield space 1
	  seen “Drum” (M9) is in none of its places
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-balloon on card-key
	apart 1 pieces
wait 3s
	record visitor place card-balloon @ON2
wait 5s

# The second and the third object are said aloud only, and nobody answers what is asked. The
# trust token goes up by three.
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
wait 2s
lay card-drum @PV
wait 3s
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
lay card-drum @ON3
wait 3s
	apart 1 pieces
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
lay card-ring @PV
wait 3s
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
lay card-ring @ON4
	apart 2 pieces
wait 3s
	ask Ring: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
lay trust-token @T3
wait 2s
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
wait 30s
	ask The trust token lies on 3. Has the Kid predicted these rightly, too: Drum and Ring?
	- Yes
	- No: the trust token lies too far
answer Yes
	record kid again
	record kid predict card-drum @CL-ON
	record visitor place card-drum @ON3
	record kid again
	record kid predict card-ring @CL-ON
	record visitor place card-ring @ON4
	record kid stop =3
	record kid done
	due Has the Kid drawn 6 cards?
wait 5s
lay kid-marker-1 @FD-K-BY
	record visitor hide kid-marker-1 @FD-K-BY
wait 5s

# The Kid shows an object after a right prediction and says nothing of it; the Visitor lays it upon another one.
# Drum is said to be admitted by a click, then the claim token is moved, and Drum is classified before
# anybody has answered which claim counts: it is asked still.
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
wait 3s
lay card-drum @PV
wait 3s
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
lay card-drum on card-key
wait 8s
	apart 2 pieces
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
answer Admitted
	record kid again
	record kid predict card-drum @CL-ON
	record visitor place card-drum @ON3
	apart 1 pieces
wait 3s
lay card-drum @ON3
wait 3s

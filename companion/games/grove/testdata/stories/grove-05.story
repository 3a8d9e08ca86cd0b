# After a right prediction the Kid shows Drum and says that it is the same again,
# without touching the claim token: she predicts another, and is asked which.
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
lay card-key @PV
wait 2s
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s
lay card-key @ON2
wait 5s
	record visitor place card-key @ON2
lay card-drum @PV
wait 6s
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
answer 1
	record kid again
	record kid predict card-drum @CL-ON
wait 3s
lay card-drum @ON3
wait 30s
	record visitor place card-drum @ON3

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
wait 6s
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
answer Admitted
	record kid again
	record kid predict card-drum @CL-ON
wait 3s
lay claim-token @CL-BY
wait 3s
	apart 1 pieces
	ask The claim changed. Which one counts?
	- The first one: admitted
	- The new one: repelled
lay card-drum @BY2
wait 4s
	apart 2 pieces
	ask The claim changed. Which one counts?
	- The first one: admitted
	- The new one: repelled
answer "The new one: repelled"
	record table correct claim-token @CL-BY
	apart 1 pieces
	record visitor place card-drum @BY2
wait 3s
lay trust-token @T2
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid stop =2
	record kid done
	due Has the Kid drawn 4 cards?
wait 6s

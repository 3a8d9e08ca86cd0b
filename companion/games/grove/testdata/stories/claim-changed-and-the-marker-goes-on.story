# The claim token is moved after Drum was said to be admitted, nobody says which claim counts, and the
# turn marker goes on: it is asked until somebody answers, and trust comes out as it lies.
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
wait 3s
	apart 2 pieces
	ask The claim changed. Which one counts?
	- The first one: admitted
	- The new one: repelled
lay turn-marker @TURN-visitor
	apart 2 pieces
wait 6s
	ask The claim changed. Which one counts?
	- The first one: admitted
	- The new one: repelled
lay trust-token @T2
wait 6s
	ask The claim changed. Which one counts?
	- The first one: admitted
	- The new one: repelled
answer "The new one: repelled"
	record table correct claim-token @CL-BY
	apart 1 pieces
	record visitor place card-drum @BY2
	record kid stop =2
	record kid done
	due Has the Kid drawn 4 cards?
wait 3s
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
lay claim-token @CL-REST
wait 6s

# A claim is made by a key; then its token is moved to the other side. People are asked which
# one counts: first it is the one before, then the new one.
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
say kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
lay card-key @PV
lay claim-token @CL-ON
wait 3s
lay claim-token @CL-BY
wait 5s
	apart 1 pieces
	ask The claim changed. Which one counts?
	- The first one: admitted
	- The new one: repelled
answer 1
wait 4s
lay claim-token @CL-ON
wait 3s
lay claim-token @CL-BY
wait 5s
	apart 1 pieces
	ask The claim changed. Which one counts?
	- The first one: admitted
	- The new one: repelled
answer 2
	record table correct claim-token @CL-BY
wait 3s
lay card-key @BY2
wait 4s
	record visitor place card-key @BY2

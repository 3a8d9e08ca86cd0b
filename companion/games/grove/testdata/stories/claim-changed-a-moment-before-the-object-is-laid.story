# The Kid changes her claim a moment before the Visitor lays the object: nobody takes the first claim
# for hers, it is asked.
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
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 5s
lay claim-token @CL-BY
lay card-key @ON2
wait 5s
	apart 2 pieces
	ask The claim changed. Which one counts?
	- The first one: admitted
	- The new one: repelled
answer "The new one: repelled"
	record table correct claim-token @CL-BY
	apart 1 pieces
	record visitor place card-key @ON2
wait 3s
lay turn-marker @TURN-visitor
wait 3s
	record kid done
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.

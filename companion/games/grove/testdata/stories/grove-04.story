# The Kid says aloud what she claims of Key, and her token stays where it rests:
# the token, or an answer, tells what she said before Key was laid.
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
wait 8s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay card-key @ON2
wait 30s
	apart 1 pieces
	ask What did the Kid say of Key?
	- Admitted
	- Repelled
	- Nothing: it came too early, and goes back
lay claim-token @CL-ON
wait 5s
	record kid predict card-key @CL-ON
	record visitor place card-key @ON2

# The Kid has said her claim only. When she is asked, trust and the turn marker have been
# moved already: they count.
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
wait 3s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay card-key @ON2
wait 2s
	apart 1 pieces
lay trust-token @T1
lay turn-marker @TURN-visitor
wait 8s
	ask What did the Kid say of Key?
	- Admitted
	- Repelled
	- Nothing: it is the Visitor's own object, and the Kid's turn comes first
answer 1
	record kid predict card-key @CL-ON
	record visitor place card-key @ON2
wait 5s
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
lay card-drum @BY2
	record visitor place card-drum @BY2
wait 5s
lay turn-marker @TURN-agent1
	record visitor done
wait 4s

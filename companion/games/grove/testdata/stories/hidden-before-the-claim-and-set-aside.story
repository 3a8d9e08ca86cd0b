# At trust 4 the Visitor hides an object of her own before the Kid has said anything. It is of no account where it lies.
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
play table correct trust-token @T4
	record table correct trust-token @T4
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay kid-marker-2 @FD-K-BY
wait 4s
	apart 1 pieces
	ask What did the Kid say of the hidden object?
	- Admitted
	- Repelled
	- Nothing: it came too early, and goes back
answer "Nothing: it came too early, and goes back"
	hint “Kid 2” does not count where it lies: take it back, or lift it and lay it down again.
wait 2s
lay claim-token @CL-ON
	record kid predict ? @CL-ON
wait 4s
	hint “Kid 2” does not count where it lies: take it back, or lift it and lay it down again.
lay kid-marker-1 @FD-K-ON
wait 5s
	record visitor hide kid-marker-1 @FD-K-ON
	hint “Kid 2” does not count where it lies: take it back, or lift it and lay it down again.
lay trust-token @T5
lay claim-token @CL-REST
together
take agent1-marker-1
lay card-rose @FD-A1-ON
end
	record kid stop =1
	record agent1 reveal agent1-marker-1,card-rose @FD-A1-ON
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 1 card?
wait 4s
	hint “Kid 2” does not count where it lies: take it back, or lift it and lay it down again.
take kid-marker-2
wait 1s
lay kid-marker-2 @FD-K-BY
	record visitor hide kid-marker-2 @FD-K-BY
wait 4s

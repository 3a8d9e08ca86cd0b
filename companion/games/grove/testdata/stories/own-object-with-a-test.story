# The Visitor lays an object of the Visitor's own together with the one that Agent 1 tests: the test counts.
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
together
lay agent1-marker-1 @FD-A1-ON
lay card-rose @ON2
end
	record agent1 test agent1-marker-1 @FD-A1-ON
wait 8s
	apart 1 pieces
	ask What did the Kid say of Rose?
	- Admitted
	- Repelled
	- Nothing: it came too early, and goes back
answer "Nothing: it came too early, and goes back"
	hint “Rose” (S5) does not count where it lies: take it back, or lift it and lay it down again.
take card-rose
wait 2s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s

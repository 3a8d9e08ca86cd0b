# The Kid lays her object where only the claim token says what she claims.
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
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
wait 2s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s
lay card-key @CL-ON
wait 10s
	hint “Key” (G9) lies on “admitted”, where it does not count.
lay card-key @ON2
wait 10s
	apart 1 pieces
	ask What did the Kid say of Key?
	- Admitted
	- Repelled
	- Nothing: it came too early, and goes back

# The Kid's prediction was wrong at trust 3, and the Visitor lays Drum open: it goes back to the hand if it is
# the Kid's, and is hidden if it is the Visitor's own.
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
say table correct trust-token =3
	record table correct trust-token =3
lay trust-token @T3
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 2s
lay card-key @BY2
wait 3s
	record visitor place card-key @BY2
lay claim-token @CL-REST
lay card-drum @ON2
wait 6s
	apart 1 pieces
	hint The prediction was wrong: the Kid's turn is over. Drum goes back to the Kid's hand. If it is the Visitor's own object, it is turned face down.
take card-drum
lay kid-marker-1 @FD-K-ON
wait 6s
	record kid done
	record visitor hide kid-marker-1 @FD-K-ON
	hint Agent 1 is next. Move the turn marker there.
lay turn-marker @TURN-agent1
	record visitor done
wait 6s

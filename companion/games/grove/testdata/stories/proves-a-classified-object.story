# An Agent lays an object of the forcefield among the four to be proved.
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
wait 2s
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 2s
lay card-key @ON2
wait 2s
	record visitor place card-key @ON2
lay claim-token @CL-REST
lay trust-token @T1
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
wait 2s
lay card-drum @ON3
	record visitor place card-drum @ON3
wait 2s
lay turn-marker @TURN-agent1
	record visitor done
wait 3s
lay card-bell @PR1
	record agent1 prove card-bell @PR1
lay card-die @PR2
	record agent1 prove card-die @PR2
lay card-rose @PR3
	record agent1 prove card-rose @PR3
lay card-key @PR4
wait 8s
	apart 1 pieces
	hint Key is classified already: nobody can prove it. Lay it back, and turn one up from the deck.
lay card-key @ON2
wait 2s
lay card-camera @PR4
	record agent1 prove card-camera @PR4
wait 5s

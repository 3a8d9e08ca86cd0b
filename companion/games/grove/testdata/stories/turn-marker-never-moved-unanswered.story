# Nobody moves the turn marker, and nobody answers what is asked of it, until the band is clicked.
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
wait 3s
lay card-key @PV
lay claim-token @CL-ON
wait 3s
	record agent1 done
	record kid predict card-key @CL-ON
	due Has Agent 1 drawn 1 card?
	hint It is the turn of the Kid, but the turn marker lies before Agent 1. After this turn it goes to the Visitor.
lay card-key @ON2
wait 3s
	record visitor place card-key @ON2
lay trust-token @T1
wait 3s
lay card-drum @BY2
wait 3s
	apart 1 pieces
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
lay agent1-marker-2 @FD-A1-BY
wait 3s
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
lay card-bell @PV
lay claim-token @CL-BY
wait 3s
	ask The Kid has taken the trust: that turn is over. Which object has the Visitor laid next?
	- Drum
lay card-bell @BY3
	apart 2 pieces
wait 3s
	ask The Kid has taken the trust: that turn is over. Which object has the Visitor laid next?
	- Bell
	- Drum
lay trust-token @T2
lay claim-token @CL-REST
wait 3s
	ask The Kid has taken the trust: that turn is over. Which object has the Visitor laid next?
	- Bell
	- Drum
lay card-die @ON3
	apart 3 pieces
wait 3s
	ask The Kid has taken the trust: that turn is over. Which object has the Visitor laid next?
	- Bell
	- Die
	- Drum
lay agent1-marker-3 @FD-A1-BY
wait 4s
	ask The Kid has taken the trust: that turn is over. Which object has the Visitor laid next?
	- Bell
	- Die
	- Drum
answer "Drum"
	record kid stop =1
	record kid done
	record visitor place card-drum @BY2
	due Has the Kid drawn 2 cards?
	apart 4 pieces
wait 8s
	hint It is the turn of the Visitor. The object of Agent 1 counts later.
answer "The table is right"
	record visitor done
	record agent1 test agent1-marker-2 @FD-A1-BY
	record agent1 done
	record kid predict card-bell @CL-BY
	record visitor place card-bell @BY3
	record kid stop =1
	record kid done
	record visitor place card-die @ON3
	record visitor done
	record agent1 test agent1-marker-3 @FD-A1-BY
wait 3s

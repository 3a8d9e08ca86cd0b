# The Visitor is passed over, and the Kid shows an object. Then the Visitor lays an object of her
# own: one answer says so, and all that was done since follows.
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
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
lay turn-marker @TURN-agent1
wait 4s
	hint The turn marker moved, but the turn is not done. Visitor: classify one of your objects.
lay agent1-marker-2 @FD-A1-ON +22,0
wait 4s
	hint The Visitor has not classified an object of the Visitor's own in this round: that comes first.
lay turn-marker @TURN-kid
wait 4s
	hint The Visitor has not classified an object of the Visitor's own in this round: that comes first.
lay card-bell @PV
lay claim-token @CL-BY
wait 6s
	hint It is the turn of the Visitor. The Kid predicts later.
lay card-drum @BY2
wait 6s
	apart 1 pieces
	ask The Visitor has not classified an object of the Visitor's own in this round. Which one is it?
	- Drum
	- None of these
answer 1
	record visitor place card-drum @BY2
	record visitor done
	record agent1 test agent1-marker-2 @FD-A1-ON
	record agent1 done
	record kid predict card-bell @CL-BY
	due Has Agent 1 drawn 1 card?
wait 5s
lay card-bell @BY3
wait 6s
	record visitor place card-bell @BY3

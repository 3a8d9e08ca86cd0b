# The deck slips, and five objects fall on the mats.
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
together
lay card-rose @ON4
lay card-car @ON6
lay card-bell @BY4
lay card-die @PR2
lay card-vase @FD-K-ON
end
wait 5s
	apart 5 pieces
	hint 5 objects have come that nobody has played so far: take back those that are not played.
together
take card-rose
take card-car
take card-bell
take card-die
take card-vase
end
wait 3s
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s

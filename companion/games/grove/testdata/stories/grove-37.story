# Somebody closes the gaps between the cards: that is no move, and the Visitor's own
# card counts afterwards.
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
together
lay card-watch @ON4
lay card-key @ON5
lay card-hourglass @BY3
end
wait 6s
	record table correct card-hourglass @BY3
	record table correct card-key @ON5
	record table correct card-watch @ON4
lay card-drum @BY2
	record visitor place card-drum @BY2
wait 30s

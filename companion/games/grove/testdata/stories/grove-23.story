# The Kid lays Key and Drum on the show space under one claim, and the Visitor lays
# both at once: two predictions after one another, the second one wrong.
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
lay card-key @PV -30,0
wait 2s
lay card-drum @PV +30,0
wait 2s
lay claim-token @CL-ON
wait 5s
	ask They are predicted one after the other. Which one is first?
	- Key
	- Drum
together
lay card-key @ON2
lay card-drum @BY2
end
wait 30s
	apart 2 pieces
	ask They are predicted one after the other. Which one was first?
	- Key
	- Key. The Visitor takes Drum back
	- Drum

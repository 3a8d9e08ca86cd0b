# The Kid has predicted Key. The Visitor takes it up and lays Drum by mistake: nothing is
# judged before it is said which one was predicted.
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
take card-key
wait 2s
	apart 1 pieces
lay card-drum @ON2
wait 10s
	ask The Kid has predicted Key, but Drum was laid. Which of the two was predicted?
	- Key: we take Drum back
	- Drum
take card-drum
wait 1s
lay card-key @ON2
wait 5s
	record visitor place card-key @ON2

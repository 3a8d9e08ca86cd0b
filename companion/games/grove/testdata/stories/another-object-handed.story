# The Kid has predicted Key, thinks again and hands the Visitor Drum instead, which was never
# shown: one click says so.
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
together
take card-key
lay card-drum @BY2
end
wait 10s
	apart 1 pieces
	ask The Kid has predicted Key, but Drum was laid. Which of the two was predicted?
	- Key: we take Drum back
	- Drum
answer Drum
	record table correct card-key,card-drum
	record visitor place card-drum @BY2
wait 5s
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid done
wait 5s

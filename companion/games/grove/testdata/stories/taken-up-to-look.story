# Somebody takes up an object that was classified some time ago to look at it. The Kid
# goes on meanwhile, and it is laid back.
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
take card-watch
wait 6s
	hint Watch is not seen on space 1 on the forcefield: lay it back there.
lay card-drum @PV
wait 2s
lay claim-token @CL-BY
wait 4s
	record kid again
	record kid predict card-drum @CL-BY
	hint Watch is not seen on space 1 on the forcefield: lay it back there.
lay card-watch @ON1
wait 4s
lay card-drum @BY2
wait 6s
	record visitor place card-drum @BY2

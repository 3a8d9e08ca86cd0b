# Agent 1's tested object lies in her lane under a marker of the Kid's: with a marker
# of her own the test counts.
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
lay kid-marker-1 @FD-A1-ON
wait 4s
	apart 1 pieces
	ask Agent 1's tested object lies under a marker of the Kid: change it for one of its owner.
	- It is Agent 1's test: admitted
lay turn-marker @TURN-kid
wait 30s
	ask Agent 1's tested object lies under a marker of the Kid: change it for one of its owner.
	- It is Agent 1's test: admitted
together
take kid-marker-1
lay agent1-marker-1 @FD-A1-ON
end
	record agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 8s

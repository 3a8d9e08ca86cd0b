# Key lies across the edge between the forcefield and the clearing: a question asks
# on which side.
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
lay card-key @ON5 +32,0
wait 30s
	apart 1 pieces
	hint “Key” (G9) lies on the border of two places: slide it into one of them.
	- It lies on forcefield space 5
	- It lies on clearing space 5
answer 1
wait 5s
	record visitor place card-key @ON5

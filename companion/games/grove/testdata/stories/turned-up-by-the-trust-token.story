# Trust is dragged from 4 to 2 on the screen by mistake. The Kid is right, the token goes to 5,
# and Agent 1 turns an object up, as at trust 5.
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
say table correct trust-token =4
	record table correct trust-token =4
lay trust-token @T4
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
say table correct trust-token =2
	record table correct trust-token =2
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
lay trust-token @T5
take agent1-marker-1
lay card-rose @FD-A1-ON
wait 8s
	apart 2 pieces
	ask Trust comes to 3 so far, but its token lies on 5: which is right? At trust 5 hidden objects are turned up.
	- Trust is 5
	- Trust comes to 3: its token goes there, and the object is hidden again
answer 1
	record table correct trust-token @T4
	record kid stop =1
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
	record agent1 reveal agent1-marker-1,card-rose @FD-A1-ON
wait 3s
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 1 card?
wait 3s

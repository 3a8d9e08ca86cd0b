# The deck's place is bare while the record has cards left: it is asked about, and the round
# goes on.
game grove
players 5
option edition=b
option deck=45
play table deal card-watch,card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
play visitor rule
	record visitor rule
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
play agent2 test agent2-marker-1 @FD-A2-ON
	record agent2 test agent2-marker-1 @FD-A2-ON
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play agent3 test agent3-marker-1 @FD-A3-ON
	record agent3 test agent3-marker-1 @FD-A3-ON
play agent3 done
	record agent3 done
	due Has Agent 3 drawn 1 card?
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
lay trust-token @T1
wait 3s
take @DK
wait 3s
	apart 1 pieces
wait 8s
	ask Is the deck empty?
	- Yes
	- We put it back
lay claim-token @CL-REST
wait 3s
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
wait 3s
lay card-bell @ON3
	apart 2 pieces
	record visitor place card-bell @ON3
	apart 1 pieces
wait 3s
lay turn-marker @TURN-agent1
	record visitor done
wait 3s
lay agent1-marker-2 @FD-A1-ON
	apart 2 pieces
	record agent1 test agent1-marker-2 @FD-A1-ON
	apart 1 pieces
wait 3s
lay turn-marker @TURN-agent2
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s
wait 30s
	ask Is the deck empty?
	- Yes
	- We put it back
lay @DK
wait 3s

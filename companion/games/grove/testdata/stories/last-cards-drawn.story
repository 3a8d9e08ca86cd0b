# The Kid draws the last six cards, and the deck's place is bare. With the turn marker
# the turn ends, and the game.
game grove
players 3
option edition=a
option deck=30
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
play kid again
	record kid again
play kid predict card-bell @CL-ON
	record kid predict card-bell @CL-ON
play visitor place card-bell @ON3
	record visitor place card-bell @ON3
play kid again
	record kid again
play kid predict card-die @CL-ON
	record kid predict card-die @CL-ON
play visitor place card-die @ON4
	record visitor place card-die @ON4
lay trust-token @T3
	record kid stop =3
wait 3s
take @DK
wait 3s
wait 30s
lay claim-token @CL-REST
wait 3s
lay turn-marker @TURN-visitor
	record kid done
wait 3s
wait 8s
wait 40s

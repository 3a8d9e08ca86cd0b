# The Kid holds the deck, of which as many cards are left as may be gone soon, at the beginning of her
# turn: she is asked, and the turn before stays as it is.
game grove
players 3
option edition=a
option deck=31
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
take @DK
wait 40s
	apart 1 pieces
	ask Is the deck empty?
	- Yes
	- We put it back
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 4s
	ask Is the deck empty?
	- Yes
	- We put it back
lay card-key @BY2
	apart 2 pieces
wait 4s
	record visitor place card-key @BY2
	apart 1 pieces
	ask Is the deck empty?
	- Yes
	- We put it back
lay @DK
wait 20s

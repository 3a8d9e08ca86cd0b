# People say Yes to a deck that somebody only holds, and lay it back: whether the game is over waits for
# what they say of it then, and the turn ends with their answer.
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
take @DK
wait 12s
	apart 1 pieces
	ask Is the deck empty?
	- Yes
	- We put it back
answer Yes
	record table empty
wait 5s
lay @DK
wait 20s
	apart 1 pieces
	ask Are there cards left in the deck after all?
	  expected the bare deck place lies on the deck space
	  seen the bare deck place is in none of its places
	- The table is right: correct the record
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-key @PV
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 2s
lay card-key @BY2
	apart 2 pieces
wait 3s
	record visitor place card-key @BY2
	apart 1 pieces
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
wait 8s
	ask Are there cards left in the deck after all?
	  expected the bare deck place lies on the deck space
	  seen the bare deck place is in none of its places
	- The table is right: correct the record
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
wait 20s
answer "The table is right"
	record table correct deck =6
	record kid done
wait 6s

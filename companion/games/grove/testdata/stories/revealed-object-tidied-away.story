# An object that was turned up in its lane is moved to a space, and all agree.
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
play table correct trust-token @T4
	record table correct trust-token @T4
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
play kid stop =1
	record kid stop =1
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
play agent1 reveal agent1-marker-1,card-rose @FD-A1-ON
	record agent1 reveal agent1-marker-1,card-rose @FD-A1-ON
play kid done
	record kid done
	due Has the Kid drawn 1 card?
lay card-rose @ON2
wait 8s
	apart 1 pieces
	ask Rose stays where it was turned up: in the admitted lane of Agent 1. Put it back.
	  expected “Rose” (S5) lies in the admitted lane of Agent 1
	  seen “Rose” (S5) lies on forcefield space 2
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
answer "The table is right"
	record table correct card-rose @ON2
wait 4s
lay kid-marker-2 @FD-K-BY
	record visitor hide kid-marker-2 @FD-K-BY
wait 4s

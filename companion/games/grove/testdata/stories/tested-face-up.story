# The tested object is laid open on a space.
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
lay card-key @ON2
wait 6s
	apart 1 pieces
	ask Agent 1 tests face down: turn Key over into a lane of its owner, with a marker of this seat on it.
	  expected “Key” (G9) is not on the table
	  seen “Key” (G9) lies on forcefield space 2
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-kid
wait 4s
	ask Agent 1 tests face down: turn Key over into a lane of its owner, with a marker of this seat on it.
	  expected “Key” (G9) is not on the table
	  seen “Key” (G9) lies on forcefield space 2
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
together
take card-key
lay agent1-marker-1 @FD-A1-ON
end
	record agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 4s

# The row is laid in any order, and Agent 2 hands her object over while Agent 1 proves:
# it waits, and the proof is followed. Trust is raised before the four are sorted.
game grove
players 5
option edition=b
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
lay card-key @PR2
lay card-bell @PR1
	record agent1 prove card-bell @PR1
	record agent1 prove card-key @PR2
wait 2s
lay card-drum @PR4
wait 4s
	apart 1 pieces
	hint The proof row has 3 of 4: Bell, Key and Drum. Column 3 is still empty.
lay agent2-marker-1 @FD-A2-ON
wait 4s
	hint The proof row has 3 of 4: Bell, Key and Drum. Column 3 is still empty.
lay card-die @PR3
	apart 2 pieces
lay shield @SH
wait 4s
	record agent1 prove card-die @PR3
	record agent1 prove card-drum @PR4
	record visitor shield
	hint It is the turn of Agent 1. The object of Agent 2 counts later.
lay turn-marker @TURN-visitor
wait 3s
	record visitor set
lay card-key @PO2
lay card-bell @PO1
wait 1s
	hint Slide each object to “admitted” or “repelled”. Still to do: Die and Drum.
	  expected “Die” (L9) is still to be moved
	  expected “Drum” (M9) is still to be moved
	  seen “Die” (L9) lies in the middle of column 3 of the proof
	  seen “Drum” (M9) lies in the middle of column 4 of the proof
lay card-bell @PB1
lay card-drum @PB4
lay card-die @PO3
wait 2s
	record agent1 guess card-bell,card-key,card-die,card-drum @by,on,on,by
lay turn-marker @TURN-agent1
wait 3s
	record agent1 lock
	hint It is the turn of Agent 1. The object of Agent 2 counts later.
lay card-die @PB3
wait 5s
	hint Column 3 was moved after the proof was locked. The locked side counts.
take shield
lay guess-token-1 @GB1
lay guess-token-2 @GO2
lay guess-token-3 @GO3
lay guess-token-4 @GB4
wait 5s
	ask Column 3 was moved after the proof was locked. The locked side counts.
	  expected “Agent 2 · 1” is not on the table
	  expected “Die” (L9) lies slid to “admitted” in column 3
	  seen “Agent 2 · 1” lies in the admitted lane of Agent 2
	  seen “Die” (L9) lies slid to “repelled” in column 3
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay trust-token @T2
wait 2s
lay card-key @ON2
lay card-bell @ON3
wait 5s
	ask Cards of the proof are being moved. Is the shield lifted?
	- Yes
	- We put it back
lay card-bell @BY2
lay card-drum @BY3
wait 2s
lay turn-marker @TURN-agent2
wait 5s
	ask Is the shield lifted?
	- Yes
	- We put it back
lay card-die @ON4
wait 4s
	ask Is the shield lifted?
	- Yes
	- We put it back
lay turn-marker @TURN-agent3
wait 4s
	ask Is the shield lifted?
	- Yes
	- We put it back

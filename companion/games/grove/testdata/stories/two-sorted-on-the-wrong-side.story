# Two of the four of a failed proof are sorted to the wrong side: both are named at
# once.
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
play agent1 prove card-key @PR1
	record agent1 prove card-key @PR1
play agent1 prove card-bell @PR2
	record agent1 prove card-bell @PR2
play agent1 prove card-drum @PR3
	record agent1 prove card-drum @PR3
play agent1 prove card-die @PR4
	record agent1 prove card-die @PR4
play visitor shield
	record visitor shield
play visitor set
	record visitor set
play agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
play agent1 lock
	record agent1 lock
play visitor lift @on,by,by,on
	record visitor lift @on,by,by,on
wait 1s
lay card-key @ON2
	record visitor place card-key @ON2
lay card-bell @ON4
lay card-drum @ON5
lay card-die @ON3
	apart 3 pieces
wait 6s
	ask The four of a failed proof are classified, each on the side of its token: Bell in the clearing and Drum in the clearing.
	  expected “Bell” (H2) lies slid to “repelled” in column 2
	  expected “Die” (L9) lies slid to “repelled” in column 4
	  expected “Drum” (M9) lies slid to “admitted” in column 3
	  seen “Bell” (H2) lies on forcefield space 4
	  seen “Die” (L9) lies on forcefield space 3
	  seen “Drum” (M9) lies on forcefield space 5
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-kid
lay trust-token @T2
wait 5s
	ask The four of a failed proof are classified, each on the side of its token: Bell in the clearing and Drum in the clearing.
	  expected “Bell” (H2) lies slid to “repelled” in column 2
	  expected “Die” (L9) lies slid to “repelled” in column 4
	  expected “Drum” (M9) lies slid to “admitted” in column 3
	  seen “Bell” (H2) lies on forcefield space 4
	  seen “Die” (L9) lies on forcefield space 3
	  seen “Drum” (M9) lies on forcefield space 5
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-bell @BY2
wait 5s
	ask The token says that Drum belongs in the clearing.
	  expected “Bell” (H2) lies slid to “repelled” in column 2
	  expected “Die” (L9) lies slid to “repelled” in column 4
	  expected “Drum” (M9) lies slid to “admitted” in column 3
	  seen “Bell” (H2) lies on clearing space 2
	  seen “Die” (L9) lies on forcefield space 3
	  seen “Drum” (M9) lies on forcefield space 5
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-drum @BY3
wait 5s
	record visitor place card-bell @BY2
	record visitor place card-drum @BY3
	record visitor place card-die @ON3
	record kid raise =2
	record agent1 done
	due Has the Kid drawn 4 cards?

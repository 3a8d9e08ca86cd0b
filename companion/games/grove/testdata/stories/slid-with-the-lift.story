# While the shield is lifted the prover slides one of the four to the other side: the
# locked one counts.
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
play agent1 guess card-key,card-bell,card-drum,card-die @on,by,by,on
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,by,on
lay turn-marker @TURN-agent1
	record agent1 lock
wait 3s
together
take shield
lay guess-token-1 @GO1
lay guess-token-2 @GO2
lay guess-token-3 @GB3
lay guess-token-4 @GB4
lay card-die @PB4
end
wait 6s
	ask Column 4 was moved after the proof was locked. The locked side counts.
	  expected “Die” (L9) lies slid to “admitted” in column 4
	  seen “Die” (L9) lies slid to “repelled” in column 4
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move

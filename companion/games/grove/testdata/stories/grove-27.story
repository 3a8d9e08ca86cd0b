# Agent 1 lays the four of her proof on the spaces of both sides instead of sliding
# them: that is her proof.
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
lay card-key @ON2
wait 2s
	hint Slide each object to “admitted” or “repelled”. Still to do: Bell, Drum and Die.
	  expected “Bell” (H2) is still to be moved
	  expected “Die” (L9) is still to be moved
	  expected “Drum” (M9) is still to be moved
	  seen “Bell” (H2) lies in the middle of column 2 of the proof
	  seen “Die” (L9) lies in the middle of column 4 of the proof
	  seen “Drum” (M9) lies in the middle of column 3 of the proof
	apart 1 pieces
lay card-bell @BY2
wait 2s
	hint Slide each object to “admitted” or “repelled”. Still to do: Drum and Die.
	  expected “Die” (L9) is still to be moved
	  expected “Drum” (M9) is still to be moved
	  seen “Die” (L9) lies in the middle of column 4 of the proof
	  seen “Drum” (M9) lies in the middle of column 3 of the proof
	apart 2 pieces
lay card-drum @BY3
wait 2s
	hint Slide each object to “admitted” or “repelled”. Still to do: Die.
	  expected “Die” (L9) is still to be moved
	  seen “Die” (L9) lies in the middle of column 4 of the proof
	apart 3 pieces
lay card-die @ON3
	apart 4 pieces
wait 3s
	ask Is this the proof: Key is admitted, Bell is repelled, Drum is repelled, Die is admitted?
	- Yes
	- No: we slide them in the row
lay turn-marker @TURN-agent1
wait 30s
	ask Is this the proof: Key is admitted, Bell is repelled, Drum is repelled, Die is admitted?
	- Yes
	- No: we slide them in the row
answer 1
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,by,on
	record agent1 lock
wait 3s

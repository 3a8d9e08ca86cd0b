# The prover slides one object after the other and takes her time: what is left is
# named.
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
lay card-key @PO1
wait 4s
	hint Slide each object to “admitted” or “repelled”. Still to do: Bell, Drum and Die.
	  expected “Bell” (H2) is still to be moved
	  expected “Die” (L9) is still to be moved
	  expected “Drum” (M9) is still to be moved
	  seen “Bell” (H2) lies in the middle of column 2 of the proof
	  seen “Die” (L9) lies in the middle of column 4 of the proof
	  seen “Drum” (M9) lies in the middle of column 3 of the proof
	apart 1 pieces
lay card-bell @PB2
wait 4s
	hint Slide each object to “admitted” or “repelled”. Still to do: Drum and Die.
	  expected “Die” (L9) is still to be moved
	  expected “Drum” (M9) is still to be moved
	  seen “Die” (L9) lies in the middle of column 4 of the proof
	  seen “Drum” (M9) lies in the middle of column 3 of the proof
	apart 2 pieces
lay card-drum @PO3
	apart 3 pieces
wait 4s
	hint Slide each object to “admitted” or “repelled”. Still to do: Die.
	  expected “Die” (L9) is still to be moved
	  seen “Die” (L9) lies in the middle of column 4 of the proof
lay card-die @PB4
	apart 4 pieces
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
wait 4s

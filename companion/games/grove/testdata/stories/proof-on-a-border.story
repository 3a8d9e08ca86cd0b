# An object of a proof lies on the border between the middle and a side: it is not slid
# yet, and one that was slid and is nudged back onto the border still is. Once
# the proof is locked it counts where it can only lie.
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
lay turn-marker @TURN-visitor
	record visitor set
lay card-key @PR1 +0,21
wait 8s
	hint “Key” (G9) lies on the border of two places: slide it into one of them.
	- It lies slid to “admitted” in column 1
	- It lies in the middle of column 1 of the proof
lay card-bell @PB2
lay card-drum @PO3
lay card-drum @PO3 +0,-16
lay card-drum @PO3 +0,-19
	apart 2 pieces
lay card-die @PB4
wait 8s
	apart 3 pieces
	hint “Key” (G9) lies on the border of two places: slide it into one of them.
	- It lies slid to “admitted” in column 1
	- It lies in the middle of column 1 of the proof
lay card-key @PO1
	apart 4 pieces
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
wait 4s
lay card-drum @PR3 +0,19
wait 5s
lay card-drum @PO3
wait 5s
lay card-key @PR1 +0,21
wait 1s
lay turn-marker @TURN-agent1
	record agent1 lock
wait 5s

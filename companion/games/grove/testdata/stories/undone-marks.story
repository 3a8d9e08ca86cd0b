# Somebody presses Undo, and the Visitor's marks are not set any more, though the turn
# marker lies before the Visitor still.
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
undo
	revoke visitor set
wait 3s
	apart 1 pieces
lay card-key @PO1
	apart 2 pieces
lay card-bell @PB2
	apart 3 pieces
lay card-drum @PO3
	apart 4 pieces
lay card-die @PO4
	apart 5 pieces
wait 8s
	hint The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.
answer "The table is right"
	record visitor set
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,on
wait 5s
lay turn-marker @TURN-agent1
	record agent1 lock
wait 4s

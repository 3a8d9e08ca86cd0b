# The Kid slides the four of her proof while the Visitor still marks: neither marks
# nor guess are recorded before the Visitor has taken the turn marker.
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
play table correct trust-token @T2
	record table correct trust-token @T2
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid prove card-key @PR1
	record kid prove card-key @PR1
play kid prove card-bell @PR2
	record kid prove card-bell @PR2
play kid prove card-drum @PR3
	record kid prove card-drum @PR3
play kid prove card-die @PR4
	record kid prove card-die @PR4
play visitor shield
	record visitor shield
lay card-key @PO1
wait 3s
	apart 1 pieces
	hint The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.
lay card-bell @PB2
	apart 2 pieces
wait 2s
lay card-bell @PR2
	apart 1 pieces
wait 2s
lay card-bell @PB2
	apart 2 pieces
wait 2s
lay card-drum @PO3
	apart 3 pieces
	hint The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.
wait 2s
lay card-die @PB4
	apart 4 pieces
wait 30s
	hint The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.
lay turn-marker @TURN-visitor
	record visitor set
	record kid guess card-key,card-bell,card-drum,card-die @on,by,on,by
wait 5s
lay turn-marker @TURN-kid
	record kid lock
wait 8s

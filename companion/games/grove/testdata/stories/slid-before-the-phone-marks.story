# The four are slid while the Visitor still marks on her phone. They count as they
# lie, but the turn marker, which nobody has touched, locks nothing.
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
lay card-key @PO1
lay card-bell @PB2
lay card-drum @PO3
	apart 3 pieces
lay card-die @PB4
	apart 4 pieces
wait 5s
	hint The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.
phone visitor marks on,by,on,by
	record visitor set @seal:556ef88cd4b64ee1a0da3795c7e276279f99296f82770239f736af57836b621b
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
wait 6s
	hint The proof is not locked yet. When it is, lift the turn marker and lay it down again.
take turn-marker
lay turn-marker @TURN-agent1
	record agent1 lock
wait 3s

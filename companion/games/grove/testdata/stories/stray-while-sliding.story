# While the four are slid, another card falls on a space.
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
lay card-cardboard-box @ON8
wait 8s
	apart 1 pieces
	hint Cardboard box lies on forcefield space 8, where no card is due now: take it away.
take card-cardboard-box
lay card-key @PO1
lay card-bell @PB2
lay card-drum @PO3
lay card-die @PB4
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
wait 4s
lay card-cardboard-box @BY3
wait 8s
	apart 1 pieces
	hint Cardboard box lies on clearing space 3, where no card is due now: take it away.
take card-cardboard-box
wait 3s

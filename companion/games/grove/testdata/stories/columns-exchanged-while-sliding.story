# Two of the four are slid in each other's column.
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
wait 1s
together
lay card-key @PB2
lay card-bell @PO1
end
lay card-drum @PB3
lay card-die @PO4
wait 6s
	hint Key belongs in column 1.
	  expected “Bell” (H2) lies in the middle of column 2 of the proof
	  expected “Die” (L9) lies in the middle of column 4 of the proof
	  expected “Drum” (M9) lies in the middle of column 3 of the proof
	  expected “Key” (G9) lies in the middle of column 1 of the proof
	  seen “Bell” (H2) lies slid to “admitted” in column 1
	  seen “Die” (L9) lies slid to “admitted” in column 4
	  seen “Drum” (M9) lies slid to “repelled” in column 3
	  seen “Key” (G9) lies slid to “repelled” in column 2
	apart 4 pieces
together
lay card-key @PO1
lay card-bell @PB2
end
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,by,on
wait 4s

# The prover thinks again about two columns when her guess has been recorded.
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
together
lay card-key @PO1
lay card-bell @PB2
lay card-drum @PO3
lay card-die @PB4
end
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
wait 3s
lay card-key @PR1
wait 10s
	hint Slide each object to “admitted” or “repelled”. Still to do: Key.
lay card-bell @PR2
wait 10s
	hint Slide each object to “admitted” or “repelled”. Still to do: Key and Bell.
lay card-bell @PO2
wait 10s
	record agent1 slide card-bell @PO2
	hint Slide each object to “admitted” or “repelled”. Still to do: Key.
lay card-key @PB1
	record agent1 slide card-key @PB1
wait 6s

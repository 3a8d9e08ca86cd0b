# The shield falls over while the Visitor marks. She sets it up again and marks anew.
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
wait 4s
together
take shield
lay guess-token-1 @GO1
lay guess-token-2 @GB2
end
wait 5s
	revoke visitor shield
together
lay shield @SH
take guess-token-1
take guess-token-2
end
	record visitor shield
wait 6s
lay turn-marker @TURN-visitor
	record visitor set
wait 5s
lay card-key @PO1
lay card-bell @PB2
lay card-drum @PB3
lay card-die @PO4
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,by,on
wait 3s
lay turn-marker @TURN-agent1
	record agent1 lock
wait 4s

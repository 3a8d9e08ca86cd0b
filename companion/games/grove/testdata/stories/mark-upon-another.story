# One of the Visitor's tokens was laid upon another: where it belongs is said.
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
play agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on
	record agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on
play agent1 lock
	record agent1 lock
lay guess-token-1 @GO1
wait 3s
lay guess-token-2 @GB2
wait 3s
lay guess-token-3 on guess-token-2
wait 3s
lay guess-token-4 @GO4
wait 3s
take shield
wait 3s
	hint Token 3 lies in column 2. Each token marks the column of its own number: slide it there.
wait 30s
lay guess-token-3 @GB3
	record visitor lift @on,by,by,on
wait 3s
wait 5s

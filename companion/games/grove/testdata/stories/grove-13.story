# An Agent's proof has failed, and the Kid raises trust before the Visitor has
# sorted the four: it all counts when they lie, the raise last.
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
play agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
play agent1 lock
	record agent1 lock
play visitor lift @on,by,by,by
	record visitor lift @on,by,by,by
wait 3s
lay trust-token @T2
wait 8s
lay card-key @ON2
	record visitor place card-key @ON2
wait 2s
lay card-bell @BY2
	record visitor place card-bell @BY2
wait 2s
lay card-drum @BY3
	record visitor place card-drum @BY3
wait 2s
lay card-die @BY4
	record visitor place card-die @BY4
	record kid raise =2
	due The Kid draws 4 cards.
wait 30s

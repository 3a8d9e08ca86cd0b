# An Agent's proof has failed, and the next Agent proves at once. The Visitor's tokens were not
# taken away.
game grove
players 4
option edition=b
play table deal card-watch,card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
play visitor rule
	record visitor rule
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
play visitor lift @on,by,by,on
	record visitor lift @on,by,by,on
wait 3s
lay card-key @ON2
	record visitor place card-key @ON2
lay card-bell @BY2
	record visitor place card-bell @BY2
lay card-drum @BY3
	record visitor place card-drum @BY3
lay card-die @ON3
	record visitor place card-die @ON3
wait 4s
lay trust-token @T2
	record kid raise =2
	due The Kid draws 4 cards.
wait 2s
lay turn-marker @TURN-agent2
	record agent1 done
	due Has the Kid drawn 4 cards?
wait 3s
lay card-ring @PR1
	record agent2 prove card-ring @PR1
lay card-rose @PR2
	record agent2 prove card-rose @PR2
lay card-lemon @PR3
	record agent2 prove card-lemon @PR3
lay card-vase @PR4
	record agent2 prove card-vase @PR4
wait 3s
lay shield @SH
	record visitor shield
wait 3s
lay turn-marker @TURN-visitor
	record visitor set
wait 3s
lay turn-marker @TURN-agent2
wait 2s
lay card-ring @PO1
lay card-rose @PB2
lay card-lemon @PB3
lay card-vase @PO4
wait 4s
	record agent2 guess card-ring,card-rose,card-lemon,card-vase @on,by,by,on
	hint The proof is not locked yet. When it is, lift the turn marker and lay it down again.
lay turn-marker @TURN-visitor
lay turn-marker @TURN-agent2
	record agent2 lock
wait 30s

# Agent 1 turns the four of her proof up on “repelled”, and later a fifth one.
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
lay card-key @PB1
wait 2s
	apart 1 pieces
lay card-bell @PB2
	apart 2 pieces
wait 2s
lay card-drum @PB3
	apart 3 pieces
wait 2s
lay card-die @PB4
	apart 4 pieces
wait 8s
	hint The four of a proof are turned up in the middle of the columns, and nobody slides them yet: lay Key there.
lay card-key @PR1
lay card-bell @PR2
lay card-drum @PR3
lay card-die @PR4
	record agent1 prove card-key @PR1
	record agent1 prove card-bell @PR2
	record agent1 prove card-drum @PR3
	record agent1 prove card-die @PR4
lay card-rose @PB4
wait 6s
	apart 1 pieces
	hint A proof has 4 objects: take Rose back.
take card-rose
lay shield @SH
	record visitor shield
wait 4s

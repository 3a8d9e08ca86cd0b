# The four of a proof are cleared away while the Visitor still marks: they are asked
# back by name.
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
take card-key
take card-bell
wait 6s
	apart 2 pieces
	hint The proof is not over yet. Lay back in its row: Key and Bell.
take card-drum
	apart 3 pieces
take card-die
	apart 4 pieces
wait 6s
	hint The proof is not over yet. Lay back in its row: Key, Bell, Drum and Die.
lay card-key @PR1
	apart 3 pieces
lay card-bell @PR2
	apart 2 pieces
lay card-drum @PR3
	apart 1 pieces
lay card-die @PR4
wait 3s
lay turn-marker @TURN-visitor
	record visitor set
wait 3s

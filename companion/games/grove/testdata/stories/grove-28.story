# The four of a failed proof are put away and trust is raised: they still have to
# be laid on spaces, each on the side of its token.
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
play visitor lift @on,by,by,on
	record visitor lift @on,by,by,on
wait 3s
together
take card-key
take card-bell
take card-drum
take card-die
end
wait 3s
	apart 4 pieces
	hint The four of a failed proof are classified, each on the side of its token: Key on the forcefield, Bell in the clearing, Drum in the clearing and Die on the forcefield.
lay trust-token @T2
wait 2s
lay turn-marker @TURN-kid
wait 30s
	hint The four of a failed proof are classified, each on the side of its token: Key on the forcefield, Bell in the clearing, Drum in the clearing and Die on the forcefield.
together
lay card-key @ON2
lay card-bell @BY2
lay card-drum @BY3
lay card-die @ON3
end
wait 8s
	record visitor place card-key @ON2
	record visitor place card-bell @BY2
	record visitor place card-drum @BY3
	record visitor place card-die @ON3
	record kid raise =2
	record agent1 done
	due Has the Kid drawn 4 cards?

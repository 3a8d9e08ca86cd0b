# Two objects of a failed proof are taken up in the moment in which the shield is
# lifted: what is left to do is said.
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
lay guess-token-3 @GB3
wait 3s
together
lay guess-token-4 @GO4
take shield
take card-key
take card-bell
end
wait 3s
	hint The four of a failed proof are classified, each on the side of its token: Key on the forcefield, Bell in the clearing, Drum in the clearing and Die on the forcefield.
wait 6s
lay card-key @ON2
wait 3s
	hint The four of a failed proof are classified, each on the side of its token: Bell in the clearing, Drum in the clearing and Die on the forcefield.
lay card-bell @BY2
	record visitor lift @on,by,by,on
	record visitor place card-key @ON2
	record visitor place card-bell @BY2
wait 3s
lay card-drum @BY3
	record visitor place card-drum @BY3
wait 3s
lay card-die @ON3
	record visitor place card-die @ON3
wait 3s
lay trust-token @T2
	record kid raise =2
	due The Kid draws 4 cards.
wait 3s
lay turn-marker @TURN-kid
	record agent1 done
	due Has the Kid drawn 4 cards?
wait 3s
wait 30s

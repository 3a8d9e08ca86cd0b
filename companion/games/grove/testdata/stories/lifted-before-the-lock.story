# All four are slid and the shield is lifted, but nobody has moved the turn marker to
# lock them: one question asks whether the proof counts as it lies.
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
lay guess-token-1 @GO1
lay guess-token-2 @GO2
lay guess-token-3 @GB3
lay guess-token-4 @GO4
lay turn-marker @TURN-visitor
	record visitor set
wait 2s
lay card-key @PO1
lay card-bell @PO2
lay card-drum @PO3
lay card-die @PO4
	record agent1 guess card-key,card-bell,card-drum,card-die @on,on,on,on
wait 2s
take shield
wait 6s
	ask The shield was lifted before the proof was locked. Is this the proof: Key is admitted, Bell is admitted, Drum is admitted, Die is admitted?
	- Yes
	- No: the Visitor marks again
	- We put it back
answer Yes
	record agent1 lock
	record visitor lift @on,on,by,on
wait 2s
lay card-key @ON2
	record visitor place card-key @ON2
lay card-bell @ON3
	record visitor place card-bell @ON3
lay card-drum @BY2
	record visitor place card-drum @BY2
lay card-die @ON4
	record visitor place card-die @ON4
lay trust-token @T2
	record kid raise =2
	due The Kid draws 4 cards.
lay turn-marker @TURN-kid
	record agent1 done
	due Has the Kid drawn 4 cards?
wait 5s

# Two of the four are slid in the row, and two laid on the spaces of a side: that is
# the proof, too. After the lift only what lies on the wrong side has to move.
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
lay card-key @ON2
lay card-bell @PB2
lay card-drum @BY3
lay card-die @PO4
wait 5s
	apart 4 pieces
	ask Is this the proof: Key is admitted, Bell is repelled, Drum is repelled, Die is admitted?
	- Yes
	- No: we slide them in the row
lay turn-marker @TURN-agent1
	apart 4 pieces
wait 5s
	ask Is this the proof: Key is admitted, Bell is repelled, Drum is repelled, Die is admitted?
	- Yes
	- No: we slide them in the row
answer Yes
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,by,on
	record agent1 lock
wait 2s
take shield
lay guess-token-1 @GO1
lay guess-token-2 @GO2
lay guess-token-3 @GB3
lay guess-token-4 @GO4
	record visitor lift @on,on,by,on
	record visitor place card-key @ON2
	record visitor place card-drum @BY3
wait 6s
lay card-bell @ON3
	record visitor place card-bell @ON3
lay card-die @ON4
	record visitor place card-die @ON4
wait 5s
lay trust-token @T2
	record kid raise =2
	due The Kid draws 4 cards.
lay turn-marker @TURN-kid
	record agent1 done
	due Has the Kid drawn 4 cards?
wait 5s

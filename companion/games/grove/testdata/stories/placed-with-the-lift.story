# The four are placed in the same moment in which the shield is lifted: that is asked.
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
together
take shield
lay guess-token-1 @GO1
lay guess-token-2 @GO2
lay guess-token-3 @GB3
lay guess-token-4 @GB4
lay card-key @PO1
lay card-bell @PO2
lay card-drum @PB3
lay card-die @PB4
lay turn-marker @TURN-agent1
end
wait 6s
	apart 4 pieces
	ask The shield was lifted before the proof was locked. Is this the proof: Key is admitted, Bell is admitted, Drum is repelled, Die is repelled?
	- Yes
	- No: the Visitor marks again
	- We put it back

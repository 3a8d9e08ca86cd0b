# The prover slides the four behind the back of a Visitor whose screen is open above, before
# she has taken the turn marker: nothing is sealed then. At the lift the tokens are read as
# they lie.
game grove
players 3
option edition=a
option shield=open
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
lay guess-token-1 @GB1
lay guess-token-2 @GB2
lay card-key @PB1
lay guess-token-3 @GO3
lay guess-token-4 @GO4
	apart 1 pieces
lay turn-marker @TURN-visitor
wait 2s
lay card-bell @PB2
	apart 2 pieces
lay card-drum @PB3
	apart 3 pieces
lay card-die @PB4
	apart 4 pieces
	record visitor shield
	record visitor set
	record agent1 guess card-key,card-bell,card-drum,card-die @by,by,by,by
wait 2s
lay turn-marker @TURN-agent1
	record agent1 lock
wait 2s
say visitor lift
	record visitor lift @by,by,on,on
wait 5s

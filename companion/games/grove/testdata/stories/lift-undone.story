# The lift of the shield is taken back, and the shield stays away: it does not stand as the record
# has it, which is told. The table is right: the lift is made again, and the next card follows.
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
play agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,on
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,on
play agent1 lock
	record agent1 lock
together
take shield
lay guess-token-1 @GO1
lay guess-token-2 @GB2
lay guess-token-3 @GB3
lay guess-token-4 @GO4
end
	record visitor lift @on,by,by,on
wait 6s
undo
	revoke visitor lift @on,by,by,on
wait 6s
	apart 1 pieces
answer "The table is right"
	record visitor lift @on,by,by,on
wait 4s
lay card-drum @BY2
	record visitor place card-drum @BY2
wait 4s

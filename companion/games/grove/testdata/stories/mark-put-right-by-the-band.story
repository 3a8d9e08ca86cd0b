# The Visitor's fourth token lies wrongly when the shield is lifted, and is put right when
# three of the four are classified. All agree by the band: the mark is corrected, not the card.
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
lay guess-token-4 @GB4
end
	record visitor lift @on,by,by,by
wait 3s
lay card-key @ON2
	record visitor place card-key @ON2
lay card-bell @BY2
	record visitor place card-bell @BY2
lay card-drum @BY3
	record visitor place card-drum @BY3
wait 2s
lay guess-token-4 @GO4
wait 2s
lay card-die @ON3
wait 3s
	apart 1 pieces
answer "The table is right"
	record table correct card-die @ON3
wait 3s

# One of the Visitor's tokens is still in her hand when the shield is lifted.
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
wait 1s
together
take shield
lay guess-token-1 @GO1
lay guess-token-2 @GB2
lay guess-token-3 @GB3
end
wait 6s
	hint Token 4 cannot be read. Slide it to the middle of “admitted” or “repelled”.
	  expected “Mark 4” is still to be moved
	  seen “Mark 4” is in none of its places
lay guess-token-4 @GO4
	record visitor lift @on,by,by,on
wait 4s

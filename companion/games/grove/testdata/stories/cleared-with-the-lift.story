# The Kid's proof is right, and two of its objects are picked up in the moment in which
# the shield is lifted.
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
say table correct trust-token =2
	record table correct trust-token =2
lay trust-token @T2
wait 3s
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid prove card-key @PR1
	record kid prove card-key @PR1
play kid prove card-bell @PR2
	record kid prove card-bell @PR2
play kid prove card-drum @PR3
	record kid prove card-drum @PR3
play kid prove card-die @PR4
	record kid prove card-die @PR4
play visitor shield
	record visitor shield
play visitor set
	record visitor set
play kid guess card-key,card-bell,card-drum,card-die @on,by,by,on
	record kid guess card-key,card-bell,card-drum,card-die @on,by,by,on
play kid lock
	record kid lock
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
	record visitor lift @on,by,by,on
wait 30s

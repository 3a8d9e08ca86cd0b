# The Kid takes the trust of a failed proof before the shield is lifted.
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
lay trust-token @T2
wait 5s
	hint The shield has not been lifted yet, so trust stays at 0. Its token lies on 2: move it back.
together
take shield
lay guess-token-1 @GO1
lay guess-token-2 @GB2
lay guess-token-3 @GB3
lay guess-token-4 @GO4
end
	record visitor lift @on,by,by,on
wait 3s
lay card-key @ON2
	record visitor place card-key @ON2
lay card-bell @BY2
	record visitor place card-bell @BY2
lay card-drum @BY3
	record visitor place card-drum @BY3
lay card-die @ON3
	record visitor place card-die @ON3
	record kid raise =2
	due The Kid draws 4 cards.
wait 4s
lay turn-marker @TURN-kid
	record agent1 done
	due Has the Kid drawn 4 cards?
wait 4s

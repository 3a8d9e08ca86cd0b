# With marks from the phone, a card of the proof is moved as the shield goes: whether the proof is right
# or wrong, the lift is asked about. This one is right.
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
phone visitor marks on,by,on,by
	record visitor set @seal:556ef88cd4b64ee1a0da3795c7e276279f99296f82770239f736af57836b621b
play agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
play agent1 lock
	record agent1 lock
together
take shield
lay card-key @ON5
end
wait 8s
	ask Is the shield lifted?
	- Yes
	- We put it back
answer Yes
	record visitor lift @on,by,on,by/456d56198b872a65aadc8f829e0ce35c
wait 4s

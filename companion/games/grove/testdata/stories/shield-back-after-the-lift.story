# Somebody puts the shield back on its place while the four are sorted.
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
play agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,on
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,on
play agent1 lock
	record agent1 lock
take shield
	record visitor lift @on,by,on,by/456d56198b872a65aadc8f829e0ce35c
wait 3s
lay card-key @ON2
	record visitor place card-key @ON2
lay shield @SH
wait 6s
	apart 1 pieces
	hint The shield was lifted and is not needed any more: take it away.
take shield
lay card-bell @BY2
	record visitor place card-bell @BY2
lay card-drum @ON3
	record visitor place card-drum @ON3
lay card-die @BY3
	record visitor place card-die @BY3
wait 4s

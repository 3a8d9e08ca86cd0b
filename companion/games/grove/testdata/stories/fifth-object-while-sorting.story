# An object comes into the proof row over one of the four that are to be classified.
game grove
players 3
option edition=b
play table deal card-pickaxe,card-credit-card @PV
	record table deal card-pickaxe,card-credit-card @PV
play visitor rule
	record visitor rule
play visitor place card-pickaxe @BY1
	record visitor place card-pickaxe @BY1
play visitor place card-credit-card @BY2
	record visitor place card-credit-card @BY2
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-watch @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-power-cord @CL-BY
	record kid predict card-power-cord @CL-BY
play visitor place card-power-cord @BY3
	record visitor place card-power-cord @BY3
play kid again
	record kid again
play kid predict card-fountain-pen @CL-BY
	record kid predict card-fountain-pen @CL-BY
play visitor place card-fountain-pen @BY4
	record visitor place card-fountain-pen @BY4
play kid again
	record kid again
play kid predict card-magnifying-glass @CL-BY
	record kid predict card-magnifying-glass @CL-BY
play visitor place card-magnifying-glass @ON1
	record visitor place card-magnifying-glass @ON1
play kid done
	record kid done
play visitor place card-doughnut @ON2
	record visitor place card-doughnut @ON2
play visitor done
	record visitor done
play agent1 prove card-telephone,card-american-football,card-trophy,card-car
	record agent1 prove card-telephone @PR1
	record agent1 prove card-american-football @PR2
	record agent1 prove card-trophy @PR3
	record agent1 prove card-car @PR4
	revoke agent1 prove card-car @PR4
	revoke agent1 prove card-trophy @PR3
	revoke agent1 prove card-american-football @PR2
	revoke agent1 prove card-telephone @PR1
	record agent1 prove card-telephone,card-american-football,card-trophy,card-car
play visitor shield
	record visitor shield
play visitor set @by,by,on,by/0e2b4a3f5d454c777c095925843d893e
	record visitor set
play agent1 guess card-telephone,card-american-football,card-trophy,card-car @on,by,on,by
	record agent1 guess card-telephone,card-american-football,card-trophy,card-car @on,by,on,by
play agent1 lock
	record agent1 lock
lay guess-token-1 @GB1
lay guess-token-2 @GB2
lay guess-token-4 @GB4
lay guess-token-3 @GO3
take shield
	record visitor lift @by,by,on,by
lay card-battery @PR4
wait 2.4s
	apart 2 pieces
	hint A proof has 4 objects: take Battery back.
take card-battery
lay card-car @PB4
wait 5s

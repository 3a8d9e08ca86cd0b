# An object comes into the proof row beside the four that are to be slid.
game grove
players 3
option edition=b
play table deal card-key,card-toilet @PV
	record table deal card-key,card-toilet @PV
play visitor rule
	record visitor rule
play visitor place card-key @ON1
	record visitor place card-key @ON1
play visitor place card-toilet @BY1
	record visitor place card-toilet @BY1
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-egg @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-armchair @CL-BY
	record kid predict card-armchair @CL-BY
play visitor place card-armchair @BY2
	record visitor place card-armchair @BY2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-wrench @BY3
	record visitor place card-wrench @BY3
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-cheese @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-dartboard @CL-BY
	record kid predict card-dartboard @CL-BY
play visitor place card-dartboard @BY4
	record visitor place card-dartboard @BY4
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-shopping-cart @BY5
	record visitor place card-shopping-cart @BY5
play visitor done
	record visitor done
play agent1 prove card-jeans,card-balloon,card-nut-and-bolt,card-picture-frame
	record agent1 prove card-jeans @PR1
	record agent1 prove card-balloon @PR2
	record agent1 prove card-nut-and-bolt @PR3
	record agent1 prove card-picture-frame @PR4
	revoke agent1 prove card-picture-frame @PR4
	revoke agent1 prove card-nut-and-bolt @PR3
	revoke agent1 prove card-balloon @PR2
	revoke agent1 prove card-jeans @PR1
	record agent1 prove card-jeans,card-balloon,card-nut-and-bolt,card-picture-frame
play visitor shield
	record visitor shield
lay turn-marker @TURN-visitor
	record visitor set
lay card-lollipop @PB3
wait 3.4s
	apart 1 pieces
	hint A proof has 4 objects: take Lollipop back.
take card-lollipop
wait 5s

# A face-up card where none is due is named by its place; a shield that is forgotten,
# by what is still to do.
game grove
players 3
play table deal card-bicycle,card-pushpin @PV
	record table deal card-pushpin,card-bicycle @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-pushpin @ON1
	record visitor place card-pushpin @ON1
play visitor place card-bicycle @ON2
	record visitor place card-bicycle @ON2
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-handbag @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
lay card-scales @FD-K-ON
wait 3s
	apart 1 pieces
	hint A face-up card lies in the admitted lane of the Kid, where none is due now: take it away.
take card-scales
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-jeans @CL-ON
	record kid predict card-jeans @CL-ON
play visitor place card-jeans @ON3
	record visitor place card-jeans @ON3
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-rose @BY1
	record visitor place card-rose @BY1
play visitor done
	record visitor done
play agent1 prove card-baby-bottle,card-satellite-dish,card-microphone,card-printer
	record agent1 prove card-baby-bottle @PR1
	record agent1 prove card-satellite-dish @PR2
	record agent1 prove card-microphone @PR3
	record agent1 prove card-printer @PR4
	revoke agent1 prove card-printer @PR4
	revoke agent1 prove card-microphone @PR3
	revoke agent1 prove card-satellite-dish @PR2
	revoke agent1 prove card-baby-bottle @PR1
	record agent1 prove card-baby-bottle,card-satellite-dish,card-microphone,card-printer
lay turn-marker @TURN-visitor
wait 5s
	hint The turn marker moved, but the marks are not set yet. Visitor: set up your shield.

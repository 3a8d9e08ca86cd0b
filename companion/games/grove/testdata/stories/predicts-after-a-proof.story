# The Kid's proof has failed, and she predicts as well.
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
play table correct trust-token @T2
	record table correct trust-token @T2
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
phone visitor marks on,by,on,by
	record visitor set @seal:58472083355a9f452741b8d5dfa153ffede5163c6a1d00e6926dd162814ebf3f
play kid guess card-key,card-bell,card-drum,card-die @on,by,on,on
	record kid guess card-key,card-bell,card-drum,card-die @on,by,on,on
play kid lock
	record kid lock
together
take shield
lay guess-token-1 @GO1
lay guess-token-2 @GB2
lay guess-token-3 @GO3
lay guess-token-4 @GB4
end
	record visitor lift @on,by,on,by/387bfdb84b56e5d870aa5fa26ca01c38
play visitor place card-key @ON2
	record visitor place card-key @ON2
play visitor place card-bell @BY2
	record visitor place card-bell @BY2
play visitor place card-drum @ON3
	record visitor place card-drum @ON3
play visitor place card-die @BY3
	record visitor place card-die @BY3
lay card-rose @PV
lay claim-token @CL-ON
wait 5s
	hint The Kid's turn is over, with no more predictions. The object goes back to the hand.
lay card-rose @ON4
wait 6s
	apart 1 pieces
	hint The Kid's turn is over, with no more predictions. The object goes back to the hand.
together
take card-rose
lay claim-token @CL-REST
end
lay turn-marker @TURN-visitor
	record kid done
wait 4s

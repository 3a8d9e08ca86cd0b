# The Visitor lays the predicted object and one of her own at once. The prediction is
# told, and her own object waits for the Kid's turn to end.
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
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
wait 1s
together
lay card-key @ON2
lay card-drum @BY2
end
wait 8s
	record visitor place card-key @ON2
	apart 1 pieces
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
lay trust-token @T1
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	record visitor place card-drum @BY2
	due Has the Kid drawn 2 cards?
wait 5s
lay turn-marker @TURN-agent1
	record visitor done
wait 4s

# Every act once.
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
say agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
say kid stop =1   # too early
	refuse Trust rises only after a right prediction.
lay card-key @PV
take card-key
wait 2.5s
	hint It is the turn of the Kid, but the turn marker lies before Agent 1. After this turn it goes to the Visitor.
lay claim-token @CL-ON +3,-2 turn 5
lay card-key @PV
	record kid predict card-key @CL-ON
lay card-key @ON2
wait 3s
	record visitor place card-key @ON2
lay card-drum on card-key turn 10
wait 7s
	apart 2 pieces
	ask Drum: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
	- The Kid's turn is over: it is the Visitor's own object
	- Nothing: it came too early, and goes back
answer "Nothing: it came too early, and goes back"
	apart 1 pieces
undo
	revoke visitor place card-key @ON2
redo
	record visitor place card-key @ON2
take card-drum
together
lay trust-token @T1
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
end
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
phone visitor words Things%20that%20float
take @DK
wait 5s
lay @DK
wait 5s

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
say kid stop =1   # too early
	refuse Trust rises only after a right prediction.
lay card-key @PV
	apart 1 pieces
take card-key
wait 2.5s
lay claim-token @CL-ON +3,-2 turn 5
	apart 2 pieces
lay card-key @PV
lay card-key @ON2
	apart 3 pieces
wait 3s
lay card-drum on card-key turn 10
wait 7s
	ask The turn is over. Move the turn marker to Kid.
	  expected “Drum” (M9) is not on the table
	  expected “Claim” lies between “admitted” and “repelled”
	  expected “Turn” lies before the Kid
	  seen “Drum” (M9) lies on forcefield space 2
	  seen “Claim” lies on “admitted”
	  seen “Turn” lies before Agent 1
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
answer 1
undo
	revoke agent1 done
	apart 2 pieces
redo
	record agent1 done
	apart 3 pieces
	ask The turn is over. Move the turn marker to Kid.
	  expected “Drum” (M9) is not on the table
	  expected “Claim” lies between “admitted” and “repelled”
	  expected “Turn” lies before the Kid
	  seen “Drum” (M9) lies on forcefield space 2
	  seen “Claim” lies on “admitted”
	  seen “Turn” lies before Agent 1
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take card-drum
together
lay trust-token @T1
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
end
phone visitor words Things%20that%20float
take @DK
	apart 4 pieces
wait 5s
	ask Which did the Kid say?
	  expected “Key” (G9) is not on the table
	  expected the bare deck place is not on the table
	  expected “Trust” lies on trust 0
	  expected “Turn” lies before the Kid
	  seen “Key” (G9) lies on forcefield space 2
	  seen the bare deck place lies on the deck space
	  seen “Trust” lies on trust 1
	  seen “Turn” lies before the Visitor
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay @DK
	apart 3 pieces
wait 5s
	record kid predict card-key @CL-ON
	record visitor place card-key @ON2
	record kid stop =1
	record kid done

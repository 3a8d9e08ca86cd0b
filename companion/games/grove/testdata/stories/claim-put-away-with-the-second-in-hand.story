# The Kid puts the claim token away while the Visitor has her second object in the hand: it
# is judged by what she claimed.
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
play visitor place card-key @ON2
	record visitor place card-key @ON2
lay claim-token @CL-REST
lay card-drum @PV
	record kid again
lay claim-token @CL-BY
	record kid predict card-drum @CL-BY
wait 3s
lay claim-token @CL-REST
wait 2s
	hint The Kid has claimed that Drum is repelled: the claim token stays there until it is classified.
	  expected “Drum” (M9) is still to be moved
	  seen “Drum” (M9) lies on the show space
	apart 1 pieces
take card-drum
wait 4s
	revoke kid predict card-drum @CL-BY
	revoke kid again
lay card-drum @ON3
wait 2s
	record kid again
	record kid predict card-drum @CL-BY
	record visitor place card-drum @ON3
lay turn-marker @TURN-visitor
	record kid done
wait 5s

# Agent 1 lays the object for her test openly on the show space, and the Visitor turns
# it over into the lane. Nobody has predicted it.
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
wait 1s
lay card-rose @PV
wait 6s
together
take card-rose
lay agent1-marker-1 @FD-A1-BY
end
	record agent1 test agent1-marker-1 @FD-A1-BY
wait 4s
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 5s

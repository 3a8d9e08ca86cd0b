# From trust 3 on the Visitor lays their own object openly, and an Agent already lays a
# proof: the object is asked for first.
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
play visitor set
	record visitor set
play agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
play agent1 lock
	record agent1 lock
play visitor lift @on,by,by,by
	record visitor lift @on,by,by,by
wait 3s
lay trust-token @T2
wait 8s
lay card-key @ON2
	record visitor place card-key @ON2
wait 2s
lay card-bell @BY2
	record visitor place card-bell @BY2
wait 2s
lay card-drum @BY3
	record visitor place card-drum @BY3
wait 2s
lay card-die @BY4
	record visitor place card-die @BY4
	record kid raise =2
	due The Kid draws 4 cards.
wait 2s
lay turn-marker @TURN-kid
	record agent1 done
	due Has the Kid drawn 4 cards?
wait 2s
lay card-crown @PV
lay claim-token @CL-ON
	record kid predict card-crown @CL-ON
wait 3s
lay card-crown @ON3
wait 4s
	record visitor place card-crown @ON3
lay trust-token @T3
lay turn-marker @TURN-visitor
wait 5s
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
lay card-boot @BY5
wait 3s
	apart 1 pieces
	ask From trust 3 on, this card is hidden from the Agents: turn Boot face down.
	- We turn it face down
	- Boot stays open by agreement
lay turn-marker @TURN-agent1
wait 3s
	ask From trust 3 on, this card is hidden from the Agents: turn Boot face down.
	- We turn it face down
	- Boot stays open by agreement
lay card-rose @PR1
	apart 2 pieces
lay card-vase @PR2
	apart 3 pieces
lay card-bed @PR3
	apart 4 pieces
lay card-book @PR4
	apart 5 pieces
wait 5s
	ask From trust 3 on, this card is hidden from the Agents: turn Boot face down.
	- We turn it face down
	- Boot stays open by agreement
lay shield @SH
wait 3s
	ask From trust 3 on, this card is hidden from the Agents: turn Boot face down.
	- We turn it face down
	- Boot stays open by agreement
lay turn-marker @TURN-visitor
wait 6s
	ask From trust 3 on, this card is hidden from the Agents: turn Boot face down.
	- We turn it face down
	- Boot stays open by agreement
answer 2
	record table correct card-boot @BY5
	apart 4 pieces
	record visitor done
	record agent1 prove card-rose @PR1
	record agent1 prove card-vase @PR2
	record agent1 prove card-bed @PR3
	record agent1 prove card-book @PR4
	record visitor shield
wait 8s
	hint The marks are not set yet. When they are, lift the turn marker and lay it down again.

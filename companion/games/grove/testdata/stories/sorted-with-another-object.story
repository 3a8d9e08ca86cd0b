# The Kid's next object lies on a space before her claim, together with the four of a
# failed proof.
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
phone visitor marks on,by,on,by
	record visitor set @seal:556ef88cd4b64ee1a0da3795c7e276279f99296f82770239f736af57836b621b
lay turn-marker @TURN-agent1
wait 1s
	hint The marks are set: now the four are slid. When the proof is final, lift the turn marker and lay it down again.
lay card-key @PO1
lay card-bell @PB2
lay card-drum @PO3
lay card-die @PO4
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,on
wait 2s
wait 3s
take turn-marker
wait 1s
lay turn-marker @TURN-agent1
	record agent1 lock
wait 2s
take shield
	record visitor lift @on,by,on,by/456d56198b872a65aadc8f829e0ce35c
wait 4s
wait 1s
wait 2s
together
lay card-key @ON2
lay card-bell @BY2
lay card-drum @ON3
lay card-die @BY3
lay card-rose @BY4
end
wait 8s
	apart 5 pieces
	ask The four of the proof are classified first. Rose comes after them.
	- The four are classified
lay claim-token @CL-BY
wait 4s
	record visitor place card-key @ON2
	record visitor place card-bell @BY2
	record visitor place card-drum @ON3
	record visitor place card-die @BY3
	record kid raise =2
	record agent1 done
	record kid predict card-rose @CL-BY
	record visitor place card-rose @BY4
	due Has the Kid drawn 4 cards?
	hint It is the turn of the Kid, but the turn marker lies before Agent 1. After this turn it goes to the Visitor.

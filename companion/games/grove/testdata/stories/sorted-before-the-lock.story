# The shield is lifted before the proof is locked, and people sort the four and go on before
# anybody answers: the proof that was slid counts, and the sorted objects with it.
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
lay turn-marker @TURN-visitor
wait 3s
take shield
wait 4s
	ask The shield was lifted before the proof was locked. Is this the proof: Key is admitted, Bell is repelled, Drum is admitted, Die is admitted?
	- Yes
	- No: the Visitor marks again
	- We put it back
together
lay card-key @ON2
lay card-bell @BY2
lay card-drum @ON3
lay card-die @BY3
end
wait 2s
lay card-rose @PV
lay claim-token @CL-BY
wait 3s
	ask The shield was lifted before the proof was locked. Is this the proof: Key is admitted, Bell is repelled, Drum is admitted, Die is admitted?
	- Yes
	- No: the Visitor marks again
	- We put it back
lay card-rose @BY4
wait 6s
	apart 1 pieces
	ask The shield was lifted before the proof was locked. Is this the proof: Key is admitted, Bell is repelled, Drum is admitted, Die is admitted?
	- Yes
	- No: the Visitor marks again
	- We put it back
lay turn-marker @TURN-kid
wait 4s
	ask The shield was lifted before the proof was locked. Is this the proof: Key is admitted, Bell is repelled, Drum is admitted, Die is admitted?
	- Yes
	- No: the Visitor marks again
	- We put it back
lay trust-token @T1
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
wait 5s
	ask The shield was lifted before the proof was locked. Is this the proof: Key is admitted, Bell is repelled, Drum is admitted, Die is admitted?
	- Yes
	- No: the Visitor marks again
	- We put it back
answer 1
	record agent1 lock
	record visitor lift @on,by,on,by/456d56198b872a65aadc8f829e0ce35c
	apart 5 pieces
wait 5s
	ask The four of the proof are classified first. Rose comes after them.
	- The four are classified
answer 1
	record visitor place card-key @ON2
	record visitor place card-bell @BY2
	record visitor place card-drum @ON3
	record visitor place card-die @BY3
	apart 1 pieces
	ask The rules do not have it so: “Rose” (S5) lies on clearing space 4.
	  expected “Rose” (S5) is not on the table
	  expected “Trust” lies on trust 0
	  seen “Rose” (S5) lies on clearing space 4
	  seen “Trust” lies on trust 1
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
wait 5s

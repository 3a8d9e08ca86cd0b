# While the Visitor marks, two of the four change places in their row.
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
wait 3s
together
lay card-key @PR2
lay card-bell @PR1
end
wait 4s
	apart 2 pieces
	ask Key belongs in column 1.
	  expected “Bell” (H2) lies in the middle of column 2 of the proof
	  expected “Key” (G9) lies in the middle of column 1 of the proof
	  seen “Bell” (H2) lies in the middle of column 1 of the proof
	  seen “Key” (G9) lies in the middle of column 2 of the proof
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay turn-marker @TURN-visitor
wait 30s
	ask Key belongs in column 1.
	  expected “Bell” (H2) lies in the middle of column 2 of the proof
	  expected “Key” (G9) lies in the middle of column 1 of the proof
	  seen “Bell” (H2) lies in the middle of column 1 of the proof
	  seen “Key” (G9) lies in the middle of column 2 of the proof
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
together
lay card-key @PR1
lay card-bell @PR2
end
	record visitor set
wait 3s
lay turn-marker @TURN-agent1
wait 4s
	hint The marks are set: now the four are slid. When the proof is final, lift the turn marker and lay it down again.

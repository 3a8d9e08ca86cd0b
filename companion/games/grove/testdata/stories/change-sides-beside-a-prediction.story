# Two objects change sides, and the Kid predicts meanwhile.
game grove
players 3
option edition=b
play table deal card-watch,card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
play visitor rule
	record visitor rule
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
wait 3s
together
lay card-watch @BY1
lay card-hourglass @ON1
end
wait 6s
	apart 2 pieces
	ask Watch and Hourglass have changed places: put them back.
	  expected “Hourglass” (A2) lies on clearing space 1
	  expected “Watch” (A1) lies on forcefield space 1
	  seen “Hourglass” (A2) lies on forcefield space 1
	  seen “Watch” (A1) lies on clearing space 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-key @PV
wait 3s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 5s
	ask Watch and Hourglass have changed places: put them back.
	  expected “Hourglass” (A2) lies on clearing space 1
	  expected “Watch” (A1) lies on forcefield space 1
	  seen “Hourglass” (A2) lies on forcefield space 1
	  seen “Watch” (A1) lies on clearing space 1
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-key @ON3
	apart 3 pieces
wait 30s
	record visitor place card-key @ON3
	apart 2 pieces
	ask Watch and Hourglass have changed places: put them back.
	  expected “Hourglass” (A2) lies on clearing space 1
	  expected “Watch” (A1) lies on forcefield space 1
	  seen “Hourglass” (A2) lies on forcefield space 1
	  seen “Watch” (A1) lies on clearing space 1
	- We put it back
	- It lay there from the start: judge again what followed
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
together
lay card-watch @ON1
lay card-hourglass @BY1
end
wait 4s
lay trust-token @T1
lay turn-marker @TURN-visitor
wait 5s
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.

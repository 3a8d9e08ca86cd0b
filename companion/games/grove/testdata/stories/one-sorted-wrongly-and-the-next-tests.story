# One of the four of a failed proof is laid on the side of the guess, and the next Agent tests:
# it is said which one lies wrongly.
game grove
players 4
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
play agent1 prove card-drum,card-die,card-rose,card-apple
	record agent1 prove card-drum @PR1
	record agent1 prove card-die @PR2
	record agent1 prove card-rose @PR3
	record agent1 prove card-apple @PR4
	revoke agent1 prove card-apple @PR4
	revoke agent1 prove card-rose @PR3
	revoke agent1 prove card-die @PR2
	revoke agent1 prove card-drum @PR1
	record agent1 prove card-drum,card-die,card-rose,card-apple
play visitor shield
	record visitor shield
play visitor set @on,by,by,by
	record visitor set
play agent1 guess card-drum,card-die,card-rose,card-apple @on,on,by,by
	record agent1 guess card-drum,card-die,card-rose,card-apple @on,on,by,by
play agent1 lock
	record agent1 lock
together
take shield
lay guess-token-1 @GO1
lay guess-token-2 @GB2
lay guess-token-3 @GB3
lay guess-token-4 @GB4
end
	record visitor lift @on,by,by,by
wait 3s
together
lay card-drum @ON2
lay card-die @ON3
lay card-rose @BY3
lay card-apple @BY4
end
wait 3s
	apart 4 pieces
lay trust-token @T2
wait 3s
lay turn-marker @TURN-agent2
	hint The token says that Die belongs in the clearing.
wait 3s
lay agent2-marker-1 @FD-A2-ON
wait 3s
wait 6s
	ask The token says that Die belongs in the clearing.
	  expected “Agent 2 · 1” is not on the table
	  expected “Apple” (N6) lies slid to “repelled” in column 4
	  expected “Die” (L9) lies slid to “admitted” in column 2
	  expected “Drum” (M9) lies slid to “admitted” in column 1
	  expected “Rose” (S5) lies slid to “repelled” in column 3
	  seen “Agent 2 · 1” lies in the admitted lane of Agent 2
	  seen “Apple” (N6) lies on clearing space 4
	  seen “Die” (L9) lies on forcefield space 3
	  seen “Drum” (M9) lies on forcefield space 2
	  seen “Rose” (S5) lies on clearing space 3
	- We put it back
	- The table is right: correct the record
	- The camera is wrong: it lies as expected
	- Undo the last move
lay card-die @BY2
wait 3s
	record visitor place card-drum @ON2
	record visitor place card-die @BY2
	record visitor place card-rose @BY3
	record visitor place card-apple @BY4
	record kid raise =2
	record agent1 done
	record agent2 test agent2-marker-1 @FD-A2-ON
	due Has the Kid drawn 4 cards?
wait 30s

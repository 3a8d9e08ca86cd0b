# The turn marker stays with the prover through a whole proof, and the shield is lifted:
# people say that the marks were set before and that this was the proof.
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
wait 6s
lay card-key @PO1
wait 2s
	apart 1 pieces
lay card-bell @PB2
	apart 2 pieces
wait 2s
lay card-drum @PO3
	apart 3 pieces
wait 2s
	hint The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.
lay card-die @PB4
	apart 4 pieces
wait 6s
	hint The Visitor's marks are not set yet. Slide the four back to the middle until the Visitor has taken the turn marker: only then do they count.
together
take shield
lay guess-token-1 @GO1
lay guess-token-2 @GB2
lay guess-token-3 @GB3
lay guess-token-4 @GO4
end
wait 8s
	ask The shield is lifted, but nobody has shown that the marks were set and the proof locked. Was this the proof, with the marks set before it: Key is admitted, Bell is repelled, Drum is admitted, Die is repelled?
	- Yes
	- No: the Visitor marks again
answer Yes
	record visitor set
	record agent1 guess card-key,card-bell,card-drum,card-die @on,by,on,by
	record agent1 lock
	record visitor lift @on,by,by,on
wait 2s
lay card-key @ON2
	record visitor place card-key @ON2
lay card-bell @BY2
	record visitor place card-bell @BY2
lay card-drum @BY3
	record visitor place card-drum @BY3
lay card-die @ON3
	record visitor place card-die @ON3
wait 3s
lay trust-token @T2
	record kid raise =2
	due The Kid draws 4 cards.
lay turn-marker @TURN-kid
	record agent1 done
	due Has the Kid drawn 4 cards?
wait 4s

# The lock is taken back and the prover slides another object over. The turn marker
# locks nothing until it is touched.
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
wait 2s
undo
	revoke agent1 lock
wait 4s
	apart 1 pieces
lay card-die @PO4
	record agent1 slide card-die @PO4
wait 4s
	hint The proof is not locked yet. When it is, lift the turn marker and lay it down again.
together
take shield
lay guess-token-1 @GO1
lay guess-token-2 @GB2
lay guess-token-3 @GB3
lay guess-token-4 @GO4
end
wait 8s
	ask The shield was lifted before the proof was locked. Is this the proof: Key is admitted, Bell is repelled, Drum is admitted, Die is admitted?
	- Yes
	- No: the Visitor marks again
	- We put it back

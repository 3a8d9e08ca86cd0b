# The four of a failed proof stay in their row. Trust and the turn marker go on, and the Kid
# predicts.
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
play visitor lift @on,by,by,on
	record visitor lift @on,by,by,on
wait 3s
lay trust-token @T2
lay turn-marker @TURN-kid
wait 4s
	hint The turn marker moved, but the turn is not done. The proof has failed. Visitor: classify the four.
lay card-ring @PV
lay claim-token @CL-ON
wait 30s
	hint The four of the proof are classified first. The Kid predicts later.
lay card-key @ON2
lay card-bell @BY2
lay card-drum @BY3
	apart 3 pieces
lay card-die @ON3
	apart 4 pieces
wait 5s
	record visitor place card-key @ON2
	record visitor place card-bell @BY2
	record visitor place card-drum @BY3
	record visitor place card-die @ON3
	record kid raise =2
	record agent1 done
	due Has the Kid drawn 4 cards?
	record kid predict card-ring @CL-ON
lay card-ring @ON4
wait 4s
	record visitor place card-ring @ON4

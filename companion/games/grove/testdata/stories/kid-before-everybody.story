# The Kid predicts at once when the first two objects are classified, and the Visitor judges.
game grove
players 3
option edition=a
lay card-watch @PV
lay card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
wait 4s
lay card-watch @ON1
lay card-hourglass @BY1
lay card-key @PV
	apart 2 pieces
lay claim-token @CL-ON
wait 6s
	record visitor rule
	record visitor trim
	record visitor place card-watch @ON1
	record visitor place card-hourglass @BY1
	hint It is the turn of Agent 1. The Kid predicts later.
lay card-key @ON2
lay trust-token @T1
wait 6s
	apart 1 pieces
	hint It is the turn of Agent 1. The Kid predicts later.

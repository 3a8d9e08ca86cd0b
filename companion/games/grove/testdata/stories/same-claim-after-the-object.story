# The Kid shows the next object first, then lifts the claim token and lays it back on
# the same claim: it is claimed.
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
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
lay card-bell @PV
wait 3s
	ask Bell: is it admitted or repelled? The claim token lies as before.
	- Admitted
	- Repelled
take claim-token
wait 3s
	record kid again
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-ON
	record kid predict card-bell @CL-ON
wait 3s
wait 6s
lay card-bell @ON3
wait 3s
	record visitor place card-bell @ON3
wait 30s

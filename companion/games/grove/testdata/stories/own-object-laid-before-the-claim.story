# Key is predicted and Drum laid as the Visitor's own object before the claim token says anything: once
# trust is raised or the turn marker has gone on, an answer says whose Drum is.
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
lay card-key @ON2
lay card-drum @BY2
wait 2s
	apart 2 pieces
lay claim-token @CL-ON
wait 5s
	apart 2 pieces
	ask They are predicted one after the other. Which one was first?
	- Key
	- Key. The Visitor takes Drum back
	- Drum
lay trust-token @T1
wait 4s
	ask They are predicted one after the other. Which one was first?
	- Key
	- Key. Drum is the Visitor's own object
	- Drum
lay turn-marker @TURN-visitor
wait 8s
	ask They are predicted one after the other. Which one was first?
	- Key
	- Key. Drum is the Visitor's own object
	- Drum. Key is the Visitor's own object
answer "Key. Drum is the Visitor's own object"
	record kid predict card-key @CL-ON
	record visitor place card-key @ON2
	record kid stop =1
	record kid done
	record visitor place card-drum @BY2
	due Has the Kid drawn 2 cards?
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
wait 2s
lay claim-token @CL-REST
lay turn-marker @TURN-agent1
	record visitor done
wait 4s
lay agent1-marker-2 @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 2s
lay card-bell @BY3
lay card-candle @ON3
wait 2s
	apart 2 pieces
lay claim-token @CL-ON
wait 5s
	apart 2 pieces
	ask They are predicted one after the other. Which one was first?
	- Bell
	- Candle
	- Candle. The Visitor takes Bell back
lay turn-marker @TURN-visitor
wait 8s
	ask They are predicted one after the other. Which one was first?
	- Bell. Candle is the Visitor's own object
	- Candle
	- Candle. Bell is the Visitor's own object
answer "Bell. Candle is the Visitor's own object"
	record kid predict card-bell @CL-ON
	record visitor place card-bell @BY3
	record kid done
	record visitor place card-candle @ON3
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.
wait 2s
lay claim-token @CL-REST
lay turn-marker @TURN-agent1
	record visitor done
wait 6s

# Three Agents test at once, and the objects of the second and third lie in each other's lanes:
# the first one's test counts meanwhile.
game grove
players 5
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
together
lay agent1-marker-1 @FD-A1-ON
lay agent2-marker-1 @FD-A3-ON
lay agent3-marker-1 @FD-A2-BY
end
	record agent1 test agent1-marker-1 @FD-A1-ON
wait 3s
	apart 2 pieces
	hint The objects of Agent 2 and Agent 3 lie in each other's lanes. Each belongs in a lane of its owner.
lay turn-marker @TURN-kid
wait 3s
	record agent1 done
	due Has Agent 1 drawn 1 card?
	ask The objects of Agent 2 and Agent 3 lie in each other's lanes. Each belongs in a lane of its owner.
	- It is Agent 2's: admitted
wait 10s
together
lay agent2-marker-1 @FD-A2-ON
lay agent3-marker-1 @FD-A3-BY
end
	apart 1 pieces
	record agent2 test agent2-marker-1 @FD-A2-ON
	record agent2 done
	record agent3 test agent3-marker-1 @FD-A3-BY
	record agent3 done
	due Has Agent 2 drawn 1 card?
	due Has Agent 3 drawn 1 card?
wait 3s
lay card-key @PV
wait 3s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-ON
	record kid predict card-key @CL-ON
wait 3s
lay card-key @ON2
wait 3s
	record visitor place card-key @ON2
wait 30s

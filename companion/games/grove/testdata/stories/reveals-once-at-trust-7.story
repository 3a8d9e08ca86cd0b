# Trust goes from 4 to 7, and each Agent turns up one object instead of three. The Visitor goes
# on, and they turn up the rest.
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
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play agent2 test agent2-marker-1 @FD-A2-ON
	record agent2 test agent2-marker-1 @FD-A2-ON
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play agent3 test agent3-marker-1 @FD-A3-ON
	record agent3 test agent3-marker-1 @FD-A3-ON
play agent3 done
	record agent3 done
	due Has Agent 3 drawn 1 card?
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
play kid again
	record kid again
play kid predict card-bell @CL-ON
	record kid predict card-bell @CL-ON
play visitor place card-bell @ON3
	record visitor place card-bell @ON3
play kid again
	record kid again
play kid predict card-drum @CL-BY
	record kid predict card-drum @CL-BY
play visitor place card-drum @BY2
	record visitor place card-drum @BY2
play kid stop =3
	record kid stop =3
play kid done
	record kid done
	due Has the Kid drawn 6 cards?
play visitor hide kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
play visitor done
	record visitor done
play agent1 test agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play agent2 test agent2-marker-2 @FD-A2-BY
	record agent2 test agent2-marker-2 @FD-A2-BY
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play agent3 test agent3-marker-2 @FD-A3-BY
	record agent3 test agent3-marker-2 @FD-A3-BY
play agent3 done
	record agent3 done
	due Has Agent 3 drawn 1 card?
play kid predict card-die @CL-ON
	record kid predict card-die @CL-ON
play visitor place card-die @ON4
	record visitor place card-die @ON4
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor hide kid-marker-2 @FD-K-ON
	record visitor hide kid-marker-2 @FD-K-ON
play visitor done
	record visitor done
play agent1 test agent1-marker-3 @FD-A1-BY
	record agent1 test agent1-marker-3 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play agent2 test agent2-marker-3 @FD-A2-BY
	record agent2 test agent2-marker-3 @FD-A2-BY
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play agent3 test agent3-marker-3 @FD-A3-BY
	record agent3 test agent3-marker-3 @FD-A3-BY
play agent3 done
	record agent3 done
	due Has Agent 3 drawn 1 card?
play kid predict ? @CL-ON
	record kid predict ? @CL-ON
play visitor hide kid-marker-3 @FD-K-ON
	record visitor hide kid-marker-3 @FD-K-ON
play kid again
	record kid again
play kid predict card-rose @CL-BY
	record kid predict card-rose @CL-BY
play visitor place card-rose @BY3
	record visitor place card-rose @BY3
play kid again
	record kid again
play kid predict card-candle @CL-BY
	record kid predict card-candle @CL-BY
play visitor place card-candle @BY4
	record visitor place card-candle @BY4
lay trust-token @T7
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due Agent 2 turns a hidden object face up.
	due Agent 3 turns a hidden object face up.
	due The Kid draws 2 cards.
wait 3s
lay claim-token @CL-REST
wait 3s
together
take agent1-marker-1
lay card-apple @FD-A1-ON
end
	record agent1 reveal agent1-marker-1,card-apple @FD-A1-ON
wait 3s
together
take agent2-marker-1
lay card-cheese @FD-A2-ON
end
	record agent2 reveal agent2-marker-1,card-cheese @FD-A2-ON
wait 3s
together
take agent3-marker-1
lay card-sailboat @FD-A3-ON
end
	record agent3 reveal agent3-marker-1,card-sailboat @FD-A3-ON
	due Agent 1 turns a hidden object face up.
	due Agent 2 turns a hidden object face up.
	due The Kid draws 4 cards.
wait 3s
lay turn-marker @TURN-visitor
wait 3s
	hint Trust is 7. Agent 1 turns a hidden object face up.
lay kid-marker-4 @FD-K-BY
wait 3s
	apart 1 pieces
	hint Trust is 7. Agent 1 turns a hidden object face up.
lay turn-marker @TURN-agent1
wait 3s
	hint Trust is 7. Agent 1 turns a hidden object face up.
wait 8s
together
take agent1-marker-2
take agent1-marker-3
take agent2-marker-2
take agent2-marker-3
take agent3-marker-2
take agent3-marker-3
lay card-boot @FD-A1-BY
lay card-gear @FD-A1-BY
lay card-dress @FD-A2-BY
lay card-cactus @FD-A2-BY
lay card-carrot @FD-A3-BY
lay card-balloon @FD-A3-BY
end
	apart 7 pieces
	record agent1 reveal agent1-marker-2,card-gear @FD-A1-BY
	record agent2 reveal agent2-marker-2,card-dress @FD-A2-BY
	record agent3 reveal agent3-marker-2,card-balloon @FD-A3-BY
	record agent1 reveal agent1-marker-3,card-boot @FD-A1-BY
	record agent2 reveal agent2-marker-3,card-cactus @FD-A2-BY
	record agent3 reveal agent3-marker-3,card-carrot @FD-A3-BY
	record kid done
	record visitor hide kid-marker-4 @FD-K-BY
	record visitor done
wait 3s
wait 30s

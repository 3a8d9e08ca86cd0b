# An Agent turns an object up onto the one that another has turned up a moment ago: that one stays in the
# record, and the rule is named.
game grove
players 4
option edition=a
option reveal_to=space
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
play agent2 test agent2-marker-1 @FD-A2-ON
	record agent2 test agent2-marker-1 @FD-A2-ON
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
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
play kid predict card-die @CL-ON
	record kid predict card-die @CL-ON
play visitor place card-die @ON4
	record visitor place card-die @ON4
play kid stop =3
	record kid stop =3
play kid done
	record kid done
	due Has the Kid drawn 6 cards?
play table correct trust-token @T0
	record table correct trust-token @T0
play visitor place card-vase @ON5
	record visitor place card-vase @ON5
play visitor done
	record visitor done
play agent1 test agent1-marker-2 @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play agent2 test agent2-marker-2 @FD-A2-ON
	record agent2 test agent2-marker-2 @FD-A2-ON
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play kid predict card-car @CL-ON
	record kid predict card-car @CL-ON
play visitor place card-car @ON6
	record visitor place card-car @ON6
play kid again
	record kid again
play kid predict card-rose @CL-ON
	record kid predict card-rose @CL-ON
play visitor place card-rose @ON7
	record visitor place card-rose @ON7
play kid again
	record kid again
play kid predict card-crown @CL-ON
	record kid predict card-crown @CL-ON
play visitor place card-crown @ON8
	record visitor place card-crown @ON8
play kid stop =3
	record kid stop =3
play kid done
	record kid done
play visitor hide kid-marker-1 @FD-K-BY
	record visitor hide kid-marker-1 @FD-K-BY
play visitor done
	record visitor done
play table correct trust-token @T4
	record table correct trust-token @T4
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
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-2 @FD-K-BY
	record visitor hide kid-marker-2 @FD-K-BY
lay trust-token @T5
lay turn-marker @TURN-visitor
	record kid stop =1
	due Agent 1 turns a hidden object face up.
	due Agent 2 turns a hidden object face up.
	due The Kid draws 1 card.
wait 4s
	hint Trust is 5. Agent 1 turns a hidden object face up.
take agent1-marker-1
lay card-drum on card-key
	record agent1 reveal agent1-marker-1,card-drum @ON2
wait 4s
	hint Trust is 5. Agent 2 turns a hidden object face up.
take agent2-marker-1
lay card-ring on card-drum
wait 10s
	apart 2 pieces
	hint The card on space 2 on the forcefield came this turn: cover another one.
lay card-ring on card-bell
	apart 1 pieces
wait 6s
	record agent2 reveal agent2-marker-1,card-ring @ON3
	record kid done
	due Has the Kid drawn 1 card?
	hint It is not the Kid's turn: the claim token goes back between “admitted” and “repelled”.

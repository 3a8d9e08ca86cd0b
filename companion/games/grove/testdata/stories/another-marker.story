# She lays another of the Kid's markers on the hidden object, takes it back, and lays the
# one she meant to: it is the same move.
game grove
players 3
play table deal card-rocket,card-ribbon @PV
	record table deal card-ribbon,card-rocket @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-ribbon @BY1
	record visitor place card-ribbon @BY1
play visitor place card-rocket @ON1
	record visitor place card-rocket @ON1
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-camera @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-corn @CL-BY
	record kid predict card-corn @CL-BY
play visitor place card-corn @BY2
	record visitor place card-corn @BY2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-newspaper @BY3
	record visitor place card-newspaper @BY3
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-pickaxe @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-soccer-ball @CL-BY
	record kid predict card-soccer-ball @CL-BY
play visitor place card-soccer-ball @BY4
	record visitor place card-soccer-ball @BY4
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-wrench @ON2
	record visitor place card-wrench @ON2
play visitor done
	record visitor done
play agent1 test agent1-marker-3,card-television @FD-A1-BY
	record agent1 test agent1-marker-3 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-game-controller @CL-BY
	record kid predict card-game-controller @CL-BY
play visitor place card-game-controller @BY5
	record visitor place card-game-controller @BY5
play kid again
	record kid again
play kid predict card-telephone @CL-BY
	record kid predict card-telephone @CL-BY
play visitor place card-telephone @BY6
	record visitor place card-telephone @BY6
play kid again
	record kid again
play kid predict card-telescope @CL-ON
	record kid predict card-telescope @CL-ON
play visitor place card-telescope @ON3
	record visitor place card-telescope @ON3
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 5 cards.
play agent1 reveal agent1-marker-1,card-camera @FD-A1-ON
	record agent1 reveal agent1-marker-1,card-camera @FD-A1-ON
play kid done
	record kid done
	due Has the Kid drawn 5 cards?
play visitor hide kid-marker-1,card-baby-bottle @FD-K-BY
	record visitor hide kid-marker-1 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-pine-tree @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-2,card-high-heel @FD-K-BY
	record visitor hide kid-marker-2 @FD-K-BY
play kid again
	record kid again
play kid predict card-top-hat @CL-BY
	record kid predict card-top-hat @CL-BY
play visitor place card-top-hat @BY7
	record visitor place card-top-hat @BY7
play kid again
	record kid again
play kid predict card-trumpet @CL-ON
	record kid predict card-trumpet @CL-ON
play visitor place card-trumpet @ON4
	record visitor place card-trumpet @ON4
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
play agent1 reveal agent1-marker-2,card-pickaxe @FD-A1-ON
	record agent1 reveal agent1-marker-2,card-pickaxe @FD-A1-ON
	due The Kid draws 2 cards.
play agent1 reveal agent1-marker-3,card-television @FD-A1-BY
	record agent1 reveal agent1-marker-3,card-television @FD-A1-BY
play kid done
	record kid done
	due Has the Kid drawn 3 cards?
play visitor hide kid-marker-3,card-boot @FD-K-BY
	record visitor hide kid-marker-3 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-magnifying-glass @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
lay kid-marker-11 @FD-K-ON
wait 7.4s
	record visitor hide kid-marker-11 @FD-K-ON
take kid-marker-11
lay kid-marker-4 @FD-K-ON
wait 10s
	apart 2 pieces
	revoke visitor hide kid-marker-11 @FD-K-ON
	record visitor hide kid-marker-4 @FD-K-ON
wait 2s

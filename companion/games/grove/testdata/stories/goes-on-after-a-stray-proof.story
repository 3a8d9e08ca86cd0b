# An object comes into the proof row while the Kid may stop or go on, and is taken away again; then she
# goes on. Moves: again, predict, place. Never: stop; a stop that is recorded for the stray object and
# comes back with the token on its way.
game grove
players 3
play table deal card-ring,card-credit-card @PV
	record table deal card-ring,card-credit-card @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-ring @ON1
	record visitor place card-ring @ON1
play visitor place card-credit-card @BY1
	record visitor place card-credit-card @BY1
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-trash-can @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-clapperboard @CL-BY
	record kid predict card-clapperboard @CL-BY
play visitor place card-clapperboard @BY2
	record visitor place card-clapperboard @BY2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-spoon @ON2
	record visitor place card-spoon @ON2
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-canoe @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-cactus @CL-ON
	record kid predict card-cactus @CL-ON
play visitor place card-cactus @BY3
	record visitor place card-cactus @BY3
play kid done
	record kid done
play visitor place card-grapes @BY4
	record visitor place card-grapes @BY4
play visitor done
	record visitor done
play agent1 test agent1-marker-3,card-magnifying-glass @FD-A1-ON
	record agent1 test agent1-marker-3 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-die @CL-BY
	record kid predict card-die @CL-BY
play visitor place card-die @ON3
	record visitor place card-die @ON3
play kid done
	record kid done
play visitor place card-toilet @BY5
	record visitor place card-toilet @BY5
play visitor done
	record visitor done
play agent1 test agent1-marker-4,card-pencil @FD-A1-BY
	record agent1 test agent1-marker-4 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-door @CL-BY
	record kid predict card-door @CL-BY
play visitor place card-door @BY6
	record visitor place card-door @BY6
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-corn @BY7
	record visitor place card-corn @BY7
play visitor done
	record visitor done
play agent1 test agent1-marker-5,card-balloon @FD-A1-BY
	record agent1 test agent1-marker-5 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-dress @CL-BY
	record kid predict card-dress @CL-BY
play visitor place card-dress @BY8
	record visitor place card-dress @BY8
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor hide kid-marker-1,card-sailboat @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
play visitor done
	record visitor done
play agent1 test agent1-marker-6,card-diamond @FD-A1-ON
	record agent1 test agent1-marker-6 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-ice-cream @CL-ON
	record kid predict card-ice-cream @CL-ON
	due The Kid chooses which card is covered in the clearing.
play visitor place card-ice-cream @ON4
	record visitor place card-ice-cream @ON4
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor hide kid-marker-2,card-carrot @FD-K-ON
	record visitor hide kid-marker-2 @FD-K-ON
play visitor done
	record visitor done
play agent1 test agent1-marker-7,card-gear @FD-A1-BY
	record agent1 test agent1-marker-7 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-3,card-cheese @FD-K-BY
	record visitor hide kid-marker-3 @FD-K-BY
play kid again
	record kid again
play kid predict card-cup-of-coffee @CL-BY
	record kid predict card-cup-of-coffee @CL-BY
	due The Kid chooses which card is covered in the clearing.
play visitor place card-cup-of-coffee @BY7
	record visitor place card-cup-of-coffee @BY7
play kid again
	record kid again
play kid predict card-apple @CL-ON
	record kid predict card-apple @CL-ON
	due The Kid chooses which card is covered in the clearing.
play visitor place card-apple @ON5
	record visitor place card-apple @ON5
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
play agent1 reveal agent1-marker-5,card-balloon @FD-A1-BY
	record agent1 reveal agent1-marker-5,card-balloon @FD-A1-BY
	due The Kid draws 2 cards.
play agent1 reveal agent1-marker-7,card-gear @FD-A1-BY
	record agent1 reveal agent1-marker-7,card-gear @FD-A1-BY
	due The Kid draws 3 cards.
play agent1 reveal agent1-marker-2,card-canoe @FD-A1-ON
	record agent1 reveal agent1-marker-2,card-canoe @FD-A1-ON
play kid done
	record kid done
	due Has the Kid drawn 3 cards?
play visitor hide kid-marker-4,card-present @FD-K-BY
	record visitor hide kid-marker-4 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-traffic-light @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-5,card-satellite-dish @FD-K-BY
	record visitor hide kid-marker-5 @FD-K-BY
lay card-lollipop @PR1
wait 5s
	record kid stop =1
	record kid prove card-lollipop @PR1
	due The Kid draws 1 card.
	hint The proof row has 1 of 4: Lollipop. Column 2 is still empty.
take card-lollipop
wait 5s
	apart 1 pieces
	revoke kid prove card-lollipop @PR1
	revoke kid stop =1
lay claim-token @CL-REST
wait 4s
lay claim-token @CL-BY
lay card-scales @PV
wait 4s
	record kid again
	record kid predict card-scales @CL-BY
	due The Kid chooses which card is covered in the clearing.
lay card-scales @BY8
wait 2s
	record visitor place card-scales @BY8

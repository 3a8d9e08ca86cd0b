# A card is laid in the proof row before the Agent has passed the turn marker on, and
# taken away again: then the Agent's turn has not ended either.
game grove
players 3
play table deal card-sailboat,card-die @PV
	record table deal card-die,card-sailboat @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-die @BY1
	record visitor place card-die @BY1
play visitor place card-sailboat @BY2
	record visitor place card-sailboat @BY2
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-scales @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-canoe @CL-BY
	record kid predict card-canoe @CL-BY
play visitor place card-canoe @BY3
	record visitor place card-canoe @BY3
play kid again
	record kid again
play kid predict card-cactus @CL-BY
	record kid predict card-cactus @CL-BY
play visitor place card-cactus @BY4
	record visitor place card-cactus @BY4
play kid again
	record kid again
play kid predict card-maple-leaf @CL-BY
	record kid predict card-maple-leaf @CL-BY
play visitor place card-maple-leaf @BY5
	record visitor place card-maple-leaf @BY5
play kid stop =3
	record kid stop =3
play kid done
	record kid done
	due Has the Kid drawn 6 cards?
play visitor hide kid-marker-1,card-compact-disc @FD-K-BY
	record visitor hide kid-marker-1 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-crystal-ball @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-door @CL-BY
	record kid predict card-door @CL-BY
play visitor place card-door @BY6
	record visitor place card-door @BY6
play kid again
	record kid again
play kid predict card-paintbrush @CL-BY
	record kid predict card-paintbrush @CL-BY
play visitor place card-paintbrush @BY7
	record visitor place card-paintbrush @BY7
play kid again
	record kid again
play kid predict card-violin @CL-BY
	record kid predict card-violin @CL-BY
play visitor place card-violin @BY8
	record visitor place card-violin @BY8
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 3 cards.
play agent1 reveal agent1-marker-2,card-crystal-ball @FD-A1-BY
	record agent1 reveal agent1-marker-2,card-crystal-ball @FD-A1-BY
	due The Kid draws 4 cards.
play agent1 reveal agent1-marker-1,card-scales @FD-A1-BY
	record agent1 reveal agent1-marker-1,card-scales @FD-A1-BY
play kid done
	record kid done
	due Has the Kid drawn 4 cards?
play visitor hide kid-marker-2,card-battery @FD-K-ON
	record visitor hide kid-marker-2 @FD-K-ON
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-kitchen-knife @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-3,card-present @FD-K-BY
	record visitor hide kid-marker-3 @FD-K-BY
play kid again
	record kid again
play kid predict card-ice-skate @CL-BY
	record kid predict card-ice-skate @CL-BY
	due The Kid chooses which card is covered in the clearing.
play visitor place card-ice-skate @BY2
	record visitor place card-ice-skate @BY2
play kid again
	record kid again
play kid predict card-nut-and-bolt @CL-BY
	record kid predict card-nut-and-bolt @CL-BY
	due The Kid chooses which card is covered in the clearing.
play visitor place card-nut-and-bolt @BY3
	record visitor place card-nut-and-bolt @BY3
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
play agent1 reveal agent1-marker-1,card-kitchen-knife @FD-A1-BY
	record agent1 reveal agent1-marker-1,card-kitchen-knife @FD-A1-BY
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor hide kid-marker-4,card-ruler @FD-K-BY
	record visitor hide kid-marker-4 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-carrot @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-5,card-trumpet @FD-K-BY
	record visitor hide kid-marker-5 @FD-K-BY
play kid again
	record kid again
play kid predict card-locomotive @CL-BY
	record kid predict card-locomotive @CL-BY
	due The Kid chooses which card is covered in the clearing.
play visitor place card-locomotive @BY5
	record visitor place card-locomotive @BY5
play kid again
	record kid again
play kid predict card-corn @CL-BY
	record kid predict card-corn @CL-BY
	due The Kid chooses which card is covered in the clearing.
play visitor place card-corn @BY3
	record visitor place card-corn @BY3
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
play agent1 reveal agent1-marker-1,card-carrot @FD-A1-BY
	record agent1 reveal agent1-marker-1,card-carrot @FD-A1-BY
play kid done
	record kid done
play visitor hide kid-marker-6,card-satellite-dish @FD-K-ON
	record visitor hide kid-marker-6 @FD-K-ON
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-soccer-ball @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-7,card-ice-cream @FD-K-BY
	record visitor hide kid-marker-7 @FD-K-BY
play kid again
	record kid again
play kid predict card-apple @CL-ON
	record kid predict card-apple @CL-ON
	due The Kid chooses which card is covered in the clearing.
play visitor place card-apple @BY5
	record visitor place card-apple @BY5
play kid done
	record kid done
play visitor hide kid-marker-8,card-money-bag @FD-K-BY
	record visitor hide kid-marker-8 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-tennis-racket @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-9,card-doughnut @FD-K-BY
	record visitor hide kid-marker-9 @FD-K-BY
play kid again
	record kid again
play kid predict card-telephone @CL-ON
	record kid predict card-telephone @CL-ON
	due The Kid chooses which card is covered in the clearing.
play visitor place card-telephone @ON1
	record visitor place card-telephone @ON1
play kid again
	record kid again
play kid predict card-game-controller @CL-ON
	record kid predict card-game-controller @CL-ON
	due The Kid chooses which card is covered in the clearing.
play visitor place card-game-controller @ON2
	record visitor place card-game-controller @ON2
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
play agent1 reveal agent1-marker-2,card-tennis-racket @FD-A1-BY
	record agent1 reveal agent1-marker-2,card-tennis-racket @FD-A1-BY
play agent1 reveal agent1-marker-1,card-soccer-ball @FD-A1-ON
	record agent1 reveal agent1-marker-1,card-soccer-ball @FD-A1-ON
play kid done
	record kid done
play visitor hide kid-marker-10,card-headphones @FD-K-ON
	record visitor hide kid-marker-10 @FD-K-ON
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-baby-bottle @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-11,card-printer @FD-K-BY
	record visitor hide kid-marker-11 @FD-K-BY
play kid again
	record kid again
play kid predict card-computer-mouse @CL-BY
	record kid predict card-computer-mouse @CL-BY
	due The Kid chooses which card is covered in the clearing.
play visitor place card-computer-mouse @BY5
	record visitor place card-computer-mouse @BY5
play kid stop =2
	record kid stop =2
	due Agent 1 turns a hidden object face up.
play agent1 reveal agent1-marker-1,card-baby-bottle @FD-A1-BY
	record agent1 reveal agent1-marker-1,card-baby-bottle @FD-A1-BY
play kid done
	record kid done
play visitor hide kid-marker-12,card-picture-frame @FD-K-ON
	record visitor hide kid-marker-12 @FD-K-ON
play visitor done
	record visitor done
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
lay card-jeans @PR1
wait 6s
	record agent1 done
	record kid prove card-jeans @PR1
	due The Kid draws 1 card.
	due Has Agent 1 drawn 1 card?
	hint The proof row has 1 of 4: Jeans. Column 2 is still empty.
take card-jeans
wait 4s
	apart 1 pieces
	revoke kid prove card-jeans @PR1
	revoke agent1 done

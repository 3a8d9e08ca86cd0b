# The wrong card is turned up in a lane that is full. The right one, laid in its stead,
# covers a card that lay open there, and is soon covered by it.
game grove
players 3
play table deal card-tennis-racket,card-hot-dog @PV
	record table deal card-tennis-racket,card-hot-dog @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-tennis-racket @BY1
	record visitor place card-tennis-racket @BY1
play visitor place card-hot-dog @BY2
	record visitor place card-hot-dog @BY2
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-paper-lantern @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-newspaper @CL-BY
	record kid predict card-newspaper @CL-BY
play visitor place card-newspaper @BY3
	record visitor place card-newspaper @BY3
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-clapperboard @BY4
	record visitor place card-clapperboard @BY4
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-compact-disc @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-cardboard-box @CL-BY
	record kid predict card-cardboard-box @CL-BY
play visitor place card-cardboard-box @ON1
	record visitor place card-cardboard-box @ON1
play kid done
	record kid done
play visitor place card-book @BY5
	record visitor place card-book @BY5
play visitor done
	record visitor done
play agent1 test agent1-marker-3,card-saxophone @FD-A1-ON
	record agent1 test agent1-marker-3 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-snowman @CL-BY
	record kid predict card-snowman @CL-BY
play visitor place card-snowman @BY6
	record visitor place card-snowman @BY6
play kid again
	record kid again
play kid predict card-printer @CL-BY
	record kid predict card-printer @CL-BY
play visitor place card-printer @BY7
	record visitor place card-printer @BY7
play kid again
	record kid again
play kid predict card-radio @CL-BY
	record kid predict card-radio @CL-BY
play visitor place card-radio @BY8
	record visitor place card-radio @BY8
play kid stop =3
	record kid stop =3
play kid done
	record kid done
	due Has the Kid drawn 6 cards?
play visitor hide kid-marker-1,card-doughnut @FD-K-BY
	record visitor hide kid-marker-1 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-4,card-pushpin @FD-A1-BY
	record agent1 test agent1-marker-4 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-2,card-telephone @FD-K-BY
	record visitor hide kid-marker-2 @FD-K-BY
play kid again
	record kid again
play kid predict card-watermelon @CL-ON
	record kid predict card-watermelon @CL-ON
	due The Kid chooses which card is covered in the clearing.
play visitor place card-watermelon @BY6
	record visitor place card-watermelon @BY6
play kid done
	record kid done
play visitor hide kid-marker-3,card-apple @FD-K-BY
	record visitor hide kid-marker-3 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-5,card-car @FD-A1-ON
	record agent1 test agent1-marker-5 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-4,card-dress @FD-K-BY
	record visitor hide kid-marker-4 @FD-K-BY
play kid again
	record kid again
play kid predict card-pine-tree @CL-BY
	record kid predict card-pine-tree @CL-BY
	due The Kid chooses which card is covered in the clearing.
play visitor place card-pine-tree @BY8
	record visitor place card-pine-tree @BY8
play kid again
	record kid again
play kid predict card-door @CL-BY
	record kid predict card-door @CL-BY
	due The Kid chooses which card is covered in the clearing.
play visitor place card-door @BY6
	record visitor place card-door @BY6
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
play agent1 reveal agent1-marker-5,card-car @FD-A1-ON
	record agent1 reveal agent1-marker-5,card-car @FD-A1-ON
	due The Kid draws 2 cards.
play agent1 reveal agent1-marker-2,card-compact-disc @FD-A1-BY
	record agent1 reveal agent1-marker-2,card-compact-disc @FD-A1-BY
	due The Kid draws 3 cards.
play agent1 reveal agent1-marker-1,card-paper-lantern @FD-A1-ON
	record agent1 reveal agent1-marker-1,card-paper-lantern @FD-A1-ON
play kid done
	record kid done
	due Has the Kid drawn 3 cards?
play visitor hide kid-marker-5,card-baby-bottle @FD-K-ON
	record visitor hide kid-marker-5 @FD-K-ON
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-ski-boot @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-6,card-playing-card @FD-K-BY
	record visitor hide kid-marker-6 @FD-K-BY
play kid again
	record kid again
play kid predict card-candle @CL-BY
	record kid predict card-candle @CL-BY
	due The Kid chooses which card is covered in the clearing.
play visitor place card-candle @BY1
	record visitor place card-candle @BY1
play kid again
	record kid again
play kid predict card-locomotive @CL-ON
	record kid predict card-locomotive @CL-ON
	due The Kid chooses which card is covered in the clearing.
play visitor place card-locomotive @ON2
	record visitor place card-locomotive @ON2
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
play agent1 reveal agent1-marker-1,card-ski-boot @FD-A1-ON
	record agent1 reveal agent1-marker-1,card-ski-boot @FD-A1-ON
play agent1 reveal agent1-marker-3,card-saxophone @FD-A1-ON
	record agent1 reveal agent1-marker-3,card-saxophone @FD-A1-ON
play kid done
	record kid done
	due Has the Kid drawn 1 card?
play visitor hide kid-marker-7,card-telescope @FD-K-BY
	record visitor hide kid-marker-7 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-traffic-light @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-8,card-microphone @FD-K-BY
	record visitor hide kid-marker-8 @FD-K-BY
play kid again
	record kid again
play kid predict card-spoon @CL-ON
	record kid predict card-spoon @CL-ON
	due The Kid chooses which card is covered in the clearing.
play visitor place card-spoon @BY8
	record visitor place card-spoon @BY8
play kid done
	record kid done
play visitor hide kid-marker-9,card-watch @FD-K-BY
	record visitor hide kid-marker-9 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-american-football @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-10,card-kitchen-knife @FD-K-BY
	record visitor hide kid-marker-10 @FD-K-BY
play kid again
	record kid again
play kid predict card-rocket @CL-ON
	record kid predict card-rocket @CL-ON
	due The Kid chooses which card is covered in the clearing.
play visitor place card-rocket @ON3
	record visitor place card-rocket @ON3
play kid again
	record kid again
play kid predict card-high-heel @CL-ON
	record kid predict card-high-heel @CL-ON
	due The Kid chooses which card is covered in the clearing.
play visitor place card-high-heel @ON4
	record visitor place card-high-heel @ON4
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
play agent1 reveal agent1-marker-4,card-pushpin @FD-A1-BY
	record agent1 reveal agent1-marker-4,card-pushpin @FD-A1-BY
play agent1 reveal agent1-marker-1,card-traffic-light @FD-A1-BY
	record agent1 reveal agent1-marker-1,card-traffic-light @FD-A1-BY
take agent1-marker-2
lay card-boot @FD-A1-ON
	record agent1 reveal agent1-marker-2,card-boot @FD-A1-ON
wait 4.4s
take card-boot
lay card-american-football @FD-A1-ON
	revoke agent1 reveal agent1-marker-2,card-boot @FD-A1-ON
	record agent1 reveal agent1-marker-2,card-american-football @FD-A1-ON
lay kid-marker-3 @FD-K-BY
lay card-car @FD-A1-ON
lay kid-marker-7 @FD-K-BY
wait 10.7s

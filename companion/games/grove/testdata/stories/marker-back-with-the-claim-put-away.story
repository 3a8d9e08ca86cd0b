# After a right prediction the Kid has put the claim away too early. The turn marker goes to the Visitor and comes back: the Kid has not stopped.
game grove
players 3
play table deal card-key,card-bicycle @PV
	record table deal card-key,card-bicycle @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-key @ON1
	record visitor place card-key @ON1
play visitor place card-bicycle @BY1
	record visitor place card-bicycle @BY1
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-banana @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-ski-boot @CL-BY
	record kid predict card-ski-boot @CL-BY
play visitor place card-ski-boot @BY2
	record visitor place card-ski-boot @BY2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-satellite-dish @BY3
	record visitor place card-satellite-dish @BY3
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-crayon @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-shopping-cart @CL-BY
	record kid predict card-shopping-cart @CL-BY
play visitor place card-shopping-cart @ON2
	record visitor place card-shopping-cart @ON2
play kid done
	record kid done
play visitor place card-hourglass @BY4
	record visitor place card-hourglass @BY4
play visitor done
	record visitor done
play agent1 test agent1-marker-3,card-traffic-light @FD-A1-ON
	record agent1 test agent1-marker-3 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-bread @CL-BY
	record kid predict card-bread @CL-BY
play visitor place card-bread @BY5
	record visitor place card-bread @BY5
play kid again
	record kid again
play kid predict card-seashell @CL-BY
	record kid predict card-seashell @CL-BY
play visitor place card-seashell @BY6
	record visitor place card-seashell @BY6
play kid again
	record kid again
play kid predict card-envelope @CL-BY
	record kid predict card-envelope @CL-BY
play visitor place card-envelope @BY7
	record visitor place card-envelope @BY7
play kid stop =3
	record kid stop =3
play kid done
	record kid done
	due Has the Kid drawn 6 cards?
play visitor hide kid-marker-1,card-light-bulb @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
play visitor done
	record visitor done
play agent1 test agent1-marker-4,card-vase @FD-A1-ON
	record agent1 test agent1-marker-4 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-2,card-lollipop @FD-K-BY
	record visitor hide kid-marker-2 @FD-K-BY
play kid again
	record kid again
play kid predict card-handbag @CL-BY
	record kid predict card-handbag @CL-BY
play visitor place card-handbag @BY8
	record visitor place card-handbag @BY8
play kid again
	record kid again
play kid predict card-money-bag @CL-ON
	record kid predict card-money-bag @CL-ON
	due The Kid chooses which card is covered in the clearing.
play visitor place card-money-bag @BY6
	record visitor place card-money-bag @BY6
play kid done
	record kid done
play visitor hide kid-marker-3,card-hot-dog @FD-K-ON
	record visitor hide kid-marker-3 @FD-K-ON
play visitor done
	record visitor done
play agent1 test agent1-marker-5,card-swords @FD-A1-BY
	record agent1 test agent1-marker-5 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-4,card-nut-and-bolt @FD-K-BY
	record visitor hide kid-marker-4 @FD-K-BY
play kid again
	record kid again
play kid predict card-microphone @CL-BY
	record kid predict card-microphone @CL-BY
	due The Kid chooses which card is covered in the clearing.
play visitor place card-microphone @BY4
	record visitor place card-microphone @BY4
play kid again
	record kid again
play kid predict card-printer @CL-BY
	record kid predict card-printer @CL-BY
	due The Kid chooses which card is covered in the clearing.
play visitor place card-printer @BY8
	record visitor place card-printer @BY8
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
play agent1 reveal agent1-marker-5,card-swords @FD-A1-BY
	record agent1 reveal agent1-marker-5,card-swords @FD-A1-BY
	due The Kid draws 2 cards.
play agent1 reveal agent1-marker-2,card-crayon @FD-A1-BY
	record agent1 reveal agent1-marker-2,card-crayon @FD-A1-BY
	due The Kid draws 3 cards.
play agent1 reveal agent1-marker-1,card-banana @FD-A1-ON
	record agent1 reveal agent1-marker-1,card-banana @FD-A1-ON
play kid done
	record kid done
	due Has the Kid drawn 3 cards?
play visitor hide kid-marker-5,card-tennis-racket @FD-K-BY
	record visitor hide kid-marker-5 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-birthday-cake @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-6,card-snowman @FD-K-BY
	record visitor hide kid-marker-6 @FD-K-BY
play kid again
	record kid again
play kid predict card-egg @CL-BY
	record kid predict card-egg @CL-BY
	due The Kid chooses which card is covered in the clearing.
take claim-token
wait 2.3s
	hint Not finished yet:
	  expected “Egg” (P2) is still to be moved
	  seen “Egg” (P2) lies on the show space
	apart 1 pieces
lay claim-token @CL-REST
wait 2s
	hint The Kid has claimed that Egg is repelled: the claim token stays there until it is classified.
	  expected “Egg” (P2) is still to be moved
	  seen “Egg” (P2) lies on the show space
	apart 1 pieces
lay card-egg @BY5
wait 3s
	record visitor place card-egg @BY5
lay turn-marker @TURN-visitor
wait 2s
	record kid stop =2
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
lay turn-marker @TURN-kid
wait 2s
	revoke kid stop =2
lay claim-token @CL-ON
lay card-rose @PV
	record kid again
	record kid predict card-rose @CL-ON
	due The Kid chooses which card is covered in the clearing.
wait 4s

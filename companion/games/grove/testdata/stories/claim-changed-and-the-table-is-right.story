# In the lane of an Agent one object has come to cover another, and the Kid thinks again about
# her claim: when people say that the table is right, the new claim counts.
game grove
players 3
lay card-clapperboard @PV
lay card-laptop @PV
	record table deal card-laptop,card-clapperboard @PV
wait 3s
lay turn-marker @TURN-visitor
	record visitor rule
wait 2s
say visitor trim
	record visitor trim
lay card-laptop @BY1
	record visitor place card-laptop @BY1
lay card-clapperboard @BY2
	record visitor place card-clapperboard @BY2
lay turn-marker @TURN-agent1
	record visitor done
lay agent1-marker-1 @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay card-bicycle @PV
wait 4s
	hint The claim token says what the Kid claims: “admitted” or “repelled”.
lay claim-token @CL-BY
	record kid predict card-bicycle @CL-BY
take card-bicycle
wait 2.3s
	apart 1 pieces
lay card-bicycle @BY3
wait 600ms
	record visitor place card-bicycle @BY3
lay trust-token @T1
wait 4s
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid stop =1
	record kid done
	due Has the Kid drawn 2 cards?
lay card-trophy @ON1
	record visitor place card-trophy @ON1
lay turn-marker @TURN-agent1
	record visitor done
wait 3s
lay agent1-marker-2 @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay claim-token @CL-BY
lay card-door @PV
	record kid predict card-door @CL-BY
wait 2s
lay trust-token @T2
wait 8s
	hint Trust goes up after a right prediction, but the object is not classified yet. Visitor: classify Door.
lay card-door @BY4
wait 14s
	record visitor place card-door @BY4
say kid stop =1
	record kid stop =1
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 2 cards?
lay card-banana @BY5
	record visitor place card-banana @BY5
wait 7.4s
lay card-pushpin @BY5
wait 1s
	revoke visitor place card-banana @BY5
	record visitor place card-pushpin @BY5
take turn-marker
wait 2.3s
lay turn-marker @TURN-agent1
	record visitor done
lay agent1-marker-3 @FD-A1-ON
	record agent1 test agent1-marker-3 @FD-A1-ON
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 3s
take card-clapperboard
wait 2s
lay card-clapperboard @BY2 +2.8,+0.0 turn -2
lay claim-token @CL-BY
lay card-candle @PV
	record kid predict card-candle @CL-BY
lay card-candle @BY8
wait 7.4s
	record visitor place card-candle @BY8
lay card-candle @BY6
wait 600ms
	revoke visitor place card-candle @BY8
	record visitor place card-candle @BY6
lay claim-token @CL-REST
wait 4s
lay claim-token @CL-BY
lay card-playing-card @PV
wait 1s
	record kid again
	record kid predict card-playing-card @CL-BY
lay card-playing-card @BY7
wait 600ms
	record visitor place card-playing-card @BY7
lay claim-token @CL-REST
wait 4s
lay claim-token @CL-BY
lay card-die @PV
wait 1s
	record kid again
	record kid predict card-die @CL-BY
lay card-die @BY8
wait 600ms
	record visitor place card-die @BY8
lay trust-token @T5
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 5 cards.
take agent1-marker-2
wait 3s
	hint The object that Agent 1 turns up is not seen in its lane yet: lay it there face up, with nothing on its tag.
lay card-car @FD-A1-ON
	record agent1 reveal agent1-marker-2,card-car @FD-A1-ON
take claim-token
wait 2.3s
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 5 cards?
lay kid-marker-1 @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
lay turn-marker @TURN-agent1
	record visitor done
wait 2s
lay turn-marker @TURN-kid
wait 4.6s
	ask Agent 1 has not tested yet, or the object lies without a marker: lay a marker of this seat on it. On which side does it lie?
	- Admitted
	- Repelled
	- Agent 1 has not tested yet
lay agent1-marker-2 @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay claim-token @CL-BY
	record kid predict ? @CL-BY
lay kid-marker-2 @FD-K-BY
wait 600ms
	record visitor hide kid-marker-2 @FD-K-BY
lay claim-token @CL-REST
wait 4s
lay claim-token @CL-BY
lay card-key @PV
wait 1s
	record kid again
	record kid predict card-key @CL-BY
	due The Kid chooses which card is covered in the clearing.
lay card-key @BY5
wait 600ms
	record visitor place card-key @BY5
lay claim-token @CL-REST
wait 4s
lay claim-token @CL-BY
lay card-crayon @PV
wait 1s
	record kid again
	record kid predict card-crayon @CL-BY
	due The Kid chooses which card is covered in the clearing.
lay card-crayon @BY4
wait 600ms
	record visitor place card-crayon @BY4
lay trust-token @T8
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 1 card.
take agent1-marker-1
lay card-ribbon @FD-A1-BY
	record agent1 reveal agent1-marker-1,card-ribbon @FD-A1-BY
	due The Kid draws 2 cards.
take agent1-marker-3
lay card-canoe @FD-A1-ON
	record agent1 reveal agent1-marker-3,card-canoe @FD-A1-ON
lay claim-token @CL-REST
take turn-marker
wait 2.3s
lay turn-marker @TURN-visitor
	record kid done
	due Has the Kid drawn 3 cards?
lay kid-marker-3 @FD-K-ON
	record visitor hide kid-marker-3 @FD-K-ON
lay turn-marker @TURN-agent1
	record visitor done
wait 3s
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay claim-token @CL-BY
	record kid predict ? @CL-BY
lay kid-marker-4 @FD-K-BY
wait 600ms
	record visitor hide kid-marker-4 @FD-K-BY
take claim-token
wait 2.3s
lay claim-token @CL-REST
wait 4s
lay claim-token @CL-ON
lay card-bell @PV
	record kid again
	record kid predict card-bell @CL-ON
	due The Kid chooses which card is covered in the clearing.
lay card-bell @ON2
wait 600ms
	record visitor place card-bell @ON2
lay claim-token @CL-REST
wait 4s
lay claim-token @CL-ON
lay card-shopping-cart @PV
wait 1s
	record kid again
	record kid predict card-shopping-cart @CL-ON
	due The Kid chooses which card is covered in the clearing.
lay card-shopping-cart @ON3
wait 2.6s
	record visitor place card-shopping-cart @ON3
say kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
take agent1-marker-2
lay card-rescue-helmet @FD-A1-ON
	record agent1 reveal agent1-marker-2,card-rescue-helmet @FD-A1-ON
take agent1-marker-1
lay card-vase @FD-A1-ON
	record agent1 reveal agent1-marker-1,card-vase @FD-A1-ON
lay turn-marker @TURN-visitor
wait 2s
	record kid done
lay claim-token @CL-REST
wait 5s
lay kid-marker-5 @FD-K-BY
	record visitor hide kid-marker-5 @FD-K-BY
lay turn-marker @TURN-agent1
	record visitor done
lay agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay claim-token @CL-BY
	record kid predict ? @CL-BY
lay kid-marker-6 @FD-K-BY
wait 600ms
	record visitor hide kid-marker-6 @FD-K-BY
lay claim-token @CL-REST
wait 4s
take claim-token
wait 2.3s
lay claim-token @CL-ON
lay card-baby-bottle @PV
	record kid again
	record kid predict card-baby-bottle @CL-ON
	due The Kid chooses which card is covered in the clearing.
lay card-baby-bottle @BY2
wait 600ms
	record visitor place card-baby-bottle @BY2
take claim-token
wait 2.3s
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid done
lay kid-marker-7 @FD-K-BY
	record visitor hide kid-marker-7 @FD-K-BY
lay turn-marker @TURN-agent1
	record visitor done
lay agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
lay claim-token @CL-BY
	record kid predict ? @CL-BY
lay kid-marker-8 @FD-K-BY
wait 600ms
	record visitor hide kid-marker-8 @FD-K-BY
lay claim-token @CL-REST
wait 2s
lay card-lemon @PV
	record kid again
take claim-token
wait 2.3s
lay claim-token @CL-BY
	record kid predict card-lemon @CL-BY
	due The Kid chooses which card is covered in the clearing.
lay card-lemon @BY4
wait 600ms
	record visitor place card-lemon @BY4
lay claim-token @CL-REST
wait 4s
lay claim-token @CL-BY
lay card-lollipop @PV
lay card-nut-and-bolt @PR1
wait 4s
	record kid again
	apart 1 pieces
	hint The proof row has 1 of 4: Nut and bolt. Column 2 is still empty.
take card-nut-and-bolt
	record kid predict card-lollipop @CL-BY
	due The Kid chooses which card is covered in the clearing.
wait 1s
lay card-lollipop @BY5
wait 2.6s
	record visitor place card-lollipop @BY5
say kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
take agent1-marker-1
lay card-envelope @FD-A1-ON
	record agent1 reveal agent1-marker-1,card-envelope @FD-A1-ON
take agent1-marker-2
lay card-battery @FD-A1-BY
	record agent1 reveal agent1-marker-2,card-battery @FD-A1-BY
lay claim-token @CL-REST
lay turn-marker @TURN-visitor
	record kid done
lay kid-marker-9 @FD-K-BY
	record visitor hide kid-marker-9 @FD-K-BY
lay turn-marker @TURN-agent1
	record visitor done
lay agent1-marker-1 @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
lay turn-marker @TURN-kid
	record agent1 done
	due Has Agent 1 drawn 1 card?
take claim-token
wait 2.3s
lay claim-token @CL-BY
	record kid predict ? @CL-BY
lay agent2-marker-1 @FD-K-BY
wait 4s
	apart 1 pieces
	hint The object that the Visitor lays for the Kid lies under a marker of Agent 2: change it for one of the Kid's.
take agent2-marker-1
lay kid-marker-10 @FD-K-BY
lay card-envelope @FD-A1-ON
	record visitor hide kid-marker-10 @FD-K-BY
lay card-car @FD-A1-ON
lay claim-token @CL-REST
wait 4s
take claim-token
wait 2.3s
lay claim-token @CL-BY
lay card-light-bulb @PV
wait 7.4s
	record kid again
	record kid predict card-light-bulb @CL-BY
	due The Kid chooses which card is covered in the clearing.
lay claim-token @CL-ON
wait 8s
	apart 1 pieces
	ask The claim changed. Which one counts?
	- The first one: repelled
	- The new one: admitted
lay card-car @FD-A1-ON
lay card-envelope @FD-A1-ON
wait 4s
	ask The claim changed. Which one counts?
	- The first one: repelled
	- The new one: admitted
answer "The table is right"
	record table correct claim-token @CL-ON
wait 2s

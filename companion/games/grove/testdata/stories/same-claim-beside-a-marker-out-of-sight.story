# The same with a marker of a lane that something hides.
game grove
players 3
option edition=b
play table deal card-mailbox,card-traffic-light @PV
	record table deal card-mailbox,card-traffic-light @PV
play visitor rule
	record visitor rule
play visitor place card-mailbox @BY1
	record visitor place card-mailbox @BY1
play visitor place card-traffic-light @BY2
	record visitor place card-traffic-light @BY2
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-scissors @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-trophy @CL-BY
	record kid predict card-trophy @CL-BY
play visitor place card-trophy @BY3
	record visitor place card-trophy @BY3
play kid again
	record kid again
play kid predict card-briefcase @CL-BY
	record kid predict card-briefcase @CL-BY
play visitor place card-briefcase @BY4
	record visitor place card-briefcase @BY4
play kid again
	record kid again
play kid predict card-telephone @CL-BY
	record kid predict card-telephone @CL-BY
play visitor place card-telephone @BY5
	record visitor place card-telephone @BY5
play kid stop =3
	record kid stop =3
play kid done
	record kid done
	due Has the Kid drawn 6 cards?
play visitor hide kid-marker-1,card-pickaxe @FD-K-BY
	record visitor hide kid-marker-1 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-banana @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-anchor @CL-BY
	record kid predict card-anchor @CL-BY
play visitor place card-anchor @BY6
	record visitor place card-anchor @BY6
play kid again
	record kid again
play kid predict card-toilet @CL-BY
	record kid predict card-toilet @CL-BY
play visitor place card-toilet @BY7
	record visitor place card-toilet @BY7
play kid again
	record kid again
play kid predict card-power-cord @CL-BY
	record kid predict card-power-cord @CL-BY
play visitor place card-power-cord @ON1
	record visitor place card-power-cord @ON1
play kid done
	record kid done
play visitor hide kid-marker-2,card-glasses @FD-K-ON
	record visitor hide kid-marker-2 @FD-K-ON
play visitor done
	record visitor done
play agent1 test agent1-marker-3,card-t-shirt @FD-A1-ON
	record agent1 test agent1-marker-3 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-computer-mouse @CL-ON
	record kid predict card-computer-mouse @CL-ON
play visitor place card-computer-mouse @ON2
	record visitor place card-computer-mouse @ON2
play kid again
	record kid again
play kid predict card-nut-and-bolt @CL-BY
	record kid predict card-nut-and-bolt @CL-BY
play visitor place card-nut-and-bolt @ON3
	record visitor place card-nut-and-bolt @ON3
play kid done
	record kid done
play visitor hide kid-marker-3,card-microscope @FD-K-BY
	record visitor hide kid-marker-3 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-4,card-american-football @FD-A1-ON
	record agent1 test agent1-marker-4 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-playing-card @CL-ON
	record kid predict card-playing-card @CL-ON
play visitor place card-playing-card @ON4
	record visitor place card-playing-card @ON4
play kid again
	record kid again
play kid predict card-ice-cream @CL-ON
	record kid predict card-ice-cream @CL-ON
play visitor place card-ice-cream @ON5
	record visitor place card-ice-cream @ON5
play kid again
	record kid again
play kid predict card-cup-of-coffee @CL-ON
	record kid predict card-cup-of-coffee @CL-ON
play visitor place card-cup-of-coffee @ON6
	record visitor place card-cup-of-coffee @ON6
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 4 cards.
play agent1 reveal agent1-marker-3,card-t-shirt @FD-A1-ON
	record agent1 reveal agent1-marker-3,card-t-shirt @FD-A1-ON
	due The Kid draws 6 cards.
play agent1 reveal agent1-marker-1,card-scissors @FD-A1-BY
	record agent1 reveal agent1-marker-1,card-scissors @FD-A1-BY
play kid done
	record kid done
	due Has the Kid drawn 6 cards?
play visitor hide kid-marker-4,card-scales @FD-K-BY
	record visitor hide kid-marker-4 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-pushpin @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-5,card-tractor @FD-K-BY
	record visitor hide kid-marker-5 @FD-K-BY
lay claim-token @CL-REST
wait 4s
lay claim-token @CL-BY
lay card-drum @PV
take kid-marker-3
wait 2s
	record kid again
	record kid predict card-drum @CL-BY
lay card-drum @BY8
wait 8s
	record visitor place card-drum @BY8
	hint “Kid 3” is not in sight. Fan the objects in the repelled lane of the Kid out, so that each marker shows.
lay kid-marker-3 @FD-K-BY
wait 10s

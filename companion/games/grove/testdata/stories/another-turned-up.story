# An Agent turns up a card that does not lie under her marker, and then the one that does.
game grove
players 3
play table deal card-bicycle,card-pushpin @PV
	record table deal card-pushpin,card-bicycle @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-pushpin @ON1
	record visitor place card-pushpin @ON1
play visitor place card-bicycle @ON2
	record visitor place card-bicycle @ON2
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-handbag @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-paper-clip @CL-ON
	record kid predict card-paper-clip @CL-ON
play visitor place card-paper-clip @ON3
	record visitor place card-paper-clip @ON3
play kid again
	record kid again
play kid predict card-ring @CL-ON
	record kid predict card-ring @CL-ON
play visitor place card-ring @ON4
	record visitor place card-ring @ON4
play kid stop =2
	record kid stop =2
play kid done
	record kid done
	due Has the Kid drawn 4 cards?
play visitor place card-american-football @ON5
	record visitor place card-american-football @ON5
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-sailboat @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-envelope @CL-ON
	record kid predict card-envelope @CL-ON
play visitor place card-envelope @BY1
	record visitor place card-envelope @BY1
play kid done
	record kid done
play visitor place card-rescue-helmet @BY2
	record visitor place card-rescue-helmet @BY2
play visitor done
	record visitor done
play agent1 test agent1-marker-3,card-baseball @FD-A1-ON
	record agent1 test agent1-marker-3 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-sun-hat @CL-BY
	record kid predict card-sun-hat @CL-BY
play visitor place card-sun-hat @BY3
	record visitor place card-sun-hat @BY3
play kid again
	record kid again
play kid predict card-cardboard-box @CL-BY
	record kid predict card-cardboard-box @CL-BY
play visitor place card-cardboard-box @BY4
	record visitor place card-cardboard-box @BY4
play kid again
	record kid again
play kid predict card-cup-of-coffee @CL-BY
	record kid predict card-cup-of-coffee @CL-BY
play visitor place card-cup-of-coffee @BY5
	record visitor place card-cup-of-coffee @BY5
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 5 cards.
take agent1-marker-1
lay card-die @FD-A1-ON
	record agent1 reveal agent1-marker-1,card-die @FD-A1-ON
wait 2s
take card-die
lay card-handbag @FD-A1-ON
	revoke agent1 reveal agent1-marker-1,card-die @FD-A1-ON
	record agent1 reveal agent1-marker-1,card-handbag @FD-A1-ON
wait 3s

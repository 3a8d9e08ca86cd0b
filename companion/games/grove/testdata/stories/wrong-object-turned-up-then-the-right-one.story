# An Agent turns the wrong object up and then the right one. Her other marker has lain there all
# along: it is not laid for her next test.
game grove
players 3
play table deal card-maple-leaf,card-fountain-pen @PV
	record table deal card-fountain-pen,card-maple-leaf @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-fountain-pen @BY1
	record visitor place card-fountain-pen @BY1
play visitor place card-maple-leaf @BY2
	record visitor place card-maple-leaf @BY2
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-mobile-phone @FD-A1-BY
	record agent1 test agent1-marker-1 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-grapes @CL-BY
	record kid predict card-grapes @CL-BY
play visitor place card-grapes @BY3
	record visitor place card-grapes @BY3
play kid again
	record kid again
play kid predict card-t-shirt @CL-BY
	record kid predict card-t-shirt @CL-BY
play visitor place card-t-shirt @BY4
	record visitor place card-t-shirt @BY4
play kid again
	record kid again
play kid predict card-ring @CL-BY
	record kid predict card-ring @CL-BY
play visitor place card-ring @ON1
	record visitor place card-ring @ON1
play kid done
	record kid done
play visitor place card-bell @ON2
	record visitor place card-bell @ON2
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-birthday-cake @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-microphone @CL-ON
	record kid predict card-microphone @CL-ON
play visitor place card-microphone @ON3
	record visitor place card-microphone @ON3
play kid again
	record kid again
play kid predict card-trophy @CL-ON
	record kid predict card-trophy @CL-ON
play visitor place card-trophy @ON4
	record visitor place card-trophy @ON4
play kid again
	record kid again
play kid predict card-plate-and-cutlery @CL-ON
	record kid predict card-plate-and-cutlery @CL-ON
play visitor place card-plate-and-cutlery @ON5
	record visitor place card-plate-and-cutlery @ON5
play kid stop =3
	record kid stop =3
play kid done
	record kid done
	due Has the Kid drawn 6 cards?
play visitor hide kid-marker-1,card-boot @FD-K-BY
	record visitor hide kid-marker-1 @FD-K-BY
play visitor done
	record visitor done
play agent1 test agent1-marker-3,card-locomotive @FD-A1-BY
	record agent1 test agent1-marker-3 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-spoon @CL-ON
	record kid predict card-spoon @CL-ON
play visitor place card-spoon @ON6
	record visitor place card-spoon @ON6
play kid again
	record kid again
play kid predict card-paintbrush @CL-BY
	record kid predict card-paintbrush @CL-BY
play visitor place card-paintbrush @BY5
	record visitor place card-paintbrush @BY5
play kid again
	record kid again
play kid predict card-hammer @CL-BY
	record kid predict card-hammer @CL-BY
play visitor place card-hammer @BY6
	record visitor place card-hammer @BY6
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 3 cards.
take agent1-marker-3
lay card-jeans @FD-A1-BY
	record agent1 reveal agent1-marker-3,card-jeans @FD-A1-BY
	due The Kid draws 4 cards.
wait 7.4s
take card-jeans
lay card-locomotive @FD-A1-BY
	revoke agent1 reveal agent1-marker-3,card-jeans @FD-A1-BY
	record agent1 reveal agent1-marker-3,card-locomotive @FD-A1-BY
wait 10.7s

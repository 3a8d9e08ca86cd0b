# Something stands over an object on a full side while the next predicted object is laid on another one there: it lies
# where it was laid, not in the stead of what is out of sight.
game grove
players 3
play table deal card-laptop,card-plate-and-cutlery @PV
	record table deal card-plate-and-cutlery,card-laptop @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-plate-and-cutlery @ON1
	record visitor place card-plate-and-cutlery @ON1
play visitor place card-laptop @ON2
	record visitor place card-laptop @ON2
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-door @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-gear @CL-ON
	record kid predict card-gear @CL-ON
play visitor place card-gear @ON3
	record visitor place card-gear @ON3
play kid again
	record kid again
play kid predict card-umbrella @CL-ON
	record kid predict card-umbrella @CL-ON
play visitor place card-umbrella @ON4
	record visitor place card-umbrella @ON4
play kid stop =2
	record kid stop =2
play kid done
	record kid done
	due Has the Kid drawn 4 cards?
play visitor place card-apple @BY1
	record visitor place card-apple @BY1
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-armchair @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-camera @CL-ON
	record kid predict card-camera @CL-ON
play visitor place card-camera @ON5
	record visitor place card-camera @ON5
play kid again
	record kid again
play kid predict card-maple-leaf @CL-BY
	record kid predict card-maple-leaf @CL-BY
play visitor place card-maple-leaf @ON6
	record visitor place card-maple-leaf @ON6
play kid done
	record kid done
play visitor place card-ring @ON7
	record visitor place card-ring @ON7
play visitor done
	record visitor done
play agent1 test agent1-marker-3,card-die @FD-A1-BY
	record agent1 test agent1-marker-3 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-diamond @CL-ON
	record kid predict card-diamond @CL-ON
play visitor place card-diamond @ON8
	record visitor place card-diamond @ON8
play kid again
	record kid again
play kid predict card-dress @CL-ON
	record kid predict card-dress @CL-ON
	due The Kid chooses which card is covered on the forcefield.
play visitor place card-dress @ON7
	record visitor place card-dress @ON7
play kid again
	record kid again
play kid predict card-envelope @CL-ON
	record kid predict card-envelope @CL-ON
	due The Kid chooses which card is covered on the forcefield.
lay card-envelope @ON6
take card-laptop
wait 2s
	record visitor place card-envelope @ON6
lay trust-token @T5
wait 8s
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due The Kid draws 5 cards.
	hint Laptop is not seen on space 2 on the forcefield: lay it back there.
	hint Laptop is not seen on space 2 on the forcefield: lay it back there.
	- The camera is wrong: it lies as expected
lay card-laptop @ON2
wait 12s
wait 2s

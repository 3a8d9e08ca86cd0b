# An object comes beside the proof row while the Agents still have hidden objects to turn up.
game grove
players 4
play table deal card-locomotive,card-ring @PV
	record table deal card-ring,card-locomotive @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-ring @ON1
	record visitor place card-ring @ON1
play visitor place card-locomotive @BY1
	record visitor place card-locomotive @BY1
play visitor done
	record visitor done
play agent1 test agent1-marker-1,card-playing-card @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play agent2 test agent2-marker-1,card-doughnut @FD-A2-ON
	record agent2 test agent2-marker-1 @FD-A2-ON
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play kid predict card-traffic-light @CL-BY
	record kid predict card-traffic-light @CL-BY
play visitor place card-traffic-light @BY2
	record visitor place card-traffic-light @BY2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-compact-disc @ON2
	record visitor place card-compact-disc @ON2
play visitor done
	record visitor done
play agent1 test agent1-marker-2,card-wrench @FD-A1-ON
	record agent1 test agent1-marker-2 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play agent2 test agent2-marker-2,card-backpack @FD-A2-BY
	record agent2 test agent2-marker-2 @FD-A2-BY
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play kid predict card-pushpin @CL-ON
	record kid predict card-pushpin @CL-ON
play visitor place card-pushpin @ON3
	record visitor place card-pushpin @ON3
play kid again
	record kid again
play kid predict card-ski-boot @CL-BY
	record kid predict card-ski-boot @CL-BY
play visitor place card-ski-boot @BY3
	record visitor place card-ski-boot @BY3
play kid again
	record kid again
play kid predict card-bow-and-arrow @CL-BY
	record kid predict card-bow-and-arrow @CL-BY
play visitor place card-bow-and-arrow @BY4
	record visitor place card-bow-and-arrow @BY4
play kid stop =3
	record kid stop =3
play kid done
	record kid done
	due Has the Kid drawn 6 cards?
play visitor hide kid-marker-1,card-rescue-helmet @FD-K-ON
	record visitor hide kid-marker-1 @FD-K-ON
play visitor done
	record visitor done
play agent1 test agent1-marker-3,card-watermelon @FD-A1-BY
	record agent1 test agent1-marker-3 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play agent2 test agent2-marker-3,card-microphone @FD-A2-ON
	record agent2 test agent2-marker-3 @FD-A2-ON
play agent2 done
	record agent2 done
	due Has Agent 2 drawn 1 card?
play kid predict ? @CL-BY
	record kid predict ? @CL-BY
play visitor hide kid-marker-2,card-bicycle @FD-K-BY
	record visitor hide kid-marker-2 @FD-K-BY
play kid again
	record kid again
play kid predict card-scales @CL-BY
	record kid predict card-scales @CL-BY
play visitor place card-scales @BY5
	record visitor place card-scales @BY5
play kid again
	record kid again
play kid predict card-drum @CL-BY
	record kid predict card-drum @CL-BY
play visitor place card-drum @BY6
	record visitor place card-drum @BY6
play kid stop =3
	record kid stop =3
	due Agent 1 turns a hidden object face up.
	due Agent 2 turns a hidden object face up.
	due The Kid draws 1 card.
play agent1 reveal agent1-marker-2,card-wrench @FD-A1-ON
	record agent1 reveal agent1-marker-2,card-wrench @FD-A1-ON
play agent2 reveal agent2-marker-1,card-doughnut @FD-A2-ON
	record agent2 reveal agent2-marker-1,card-doughnut @FD-A2-ON
	due Agent 1 turns a hidden object face up.
	due The Kid draws 2 cards.
play agent1 reveal agent1-marker-3,card-watermelon @FD-A1-BY
	record agent1 reveal agent1-marker-3,card-watermelon @FD-A1-BY
take agent2-marker-2
lay card-backpack @FD-A2-BY
	record agent2 reveal agent2-marker-2,card-backpack @FD-A2-BY
	due Agent 1 turns a hidden object face up.
	due The Kid draws 3 cards.
lay card-printer @PO1
wait 6s
	apart 1 pieces
	ask Printer lies slid to “admitted” in column 1, which nothing allows now: take it back.
	  expected “Printer” (J5) is not on the table
	  seen “Printer” (J5) lies slid to “admitted” in column 1
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
take card-printer
wait 5s

# Two objects of a failed proof belong on a side with one free space. The first is laid on a full space, the second on the free one:
# each is recorded where it lies.
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
play agent1 prove card-key @PR1
	record agent1 prove card-key @PR1
play agent1 prove card-bell @PR2
	record agent1 prove card-bell @PR2
play agent1 prove card-drum @PR3
	record agent1 prove card-drum @PR3
play agent1 prove card-die @PR4
	record agent1 prove card-die @PR4
play visitor shield
	record visitor shield
play visitor set
	record visitor set
play agent1 guess card-key,card-bell,card-drum,card-die @by,on,by,on
	record agent1 guess card-key,card-bell,card-drum,card-die @by,on,by,on
play agent1 lock
	record agent1 lock
play visitor lift @on,on,by,by
	record visitor lift @on,on,by,by
wait 1s
lay card-key @ON6
	record visitor place card-key @ON8
	due Agent 1 chooses which card is covered on the forcefield.
wait 2s
lay card-bell @ON8
	revoke visitor place card-key @ON8
	record visitor place card-bell @ON8
	record visitor place card-key @ON6
wait 6s
lay card-drum @BY2
	record visitor place card-drum @BY2
lay card-die @BY3
	record visitor place card-die @BY3
wait 2s
lay turn-marker @TURN-kid
wait 4s
	record kid raise =2
	record agent1 done
	due Has the Kid drawn 4 cards?
	hint Trust is 4, but its token lies on 2: move it.

# Two moves are undone by key. The claim token was put back before, and shows nothing any more:
# the table still has these moves, and they are made again as they were.
game grove
players 3
option edition=a
play table deal card-watch,card-hourglass @PV
	record table deal card-watch,card-hourglass @PV
play visitor rule
	record visitor rule
play visitor trim
	record visitor trim
play visitor place card-watch @ON1
	record visitor place card-watch @ON1
play visitor place card-hourglass @BY1
	record visitor place card-hourglass @BY1
play visitor done
	record visitor done
play agent1 test agent1-marker-1 @FD-A1-ON
	record agent1 test agent1-marker-1 @FD-A1-ON
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
play kid predict card-key @CL-ON
	record kid predict card-key @CL-ON
play visitor place card-key @ON2
	record visitor place card-key @ON2
play kid stop =1
	record kid stop =1
play kid done
	record kid done
	due Has the Kid drawn 2 cards?
play visitor place card-drum @BY2
	record visitor place card-drum @BY2
play visitor done
	record visitor done
play agent1 test agent1-marker-2 @FD-A1-BY
	record agent1 test agent1-marker-2 @FD-A1-BY
play agent1 done
	record agent1 done
	due Has Agent 1 drawn 1 card?
wait 2s
play kid predict card-bell @CL-ON
	record kid predict card-bell @CL-ON
play visitor place card-bell @ON3
	record visitor place card-bell @ON3
lay claim-token @CL-REST
wait 4s
undo
	revoke visitor place card-bell @ON3
wait 4s
	apart 2 pieces
undo
	revoke kid predict card-bell @CL-ON
	apart 1 pieces
wait 4s
	hint The last 2 moves were taken back, and the table lies as after them: put the pieces back, or redo them.
answer "The table is right"
	record kid predict card-bell @CL-ON
	record visitor place card-bell @ON3
wait 4s

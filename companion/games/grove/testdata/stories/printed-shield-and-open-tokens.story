# The table plays with a screen that is open above, and uses the printed shield: the
# tokens are seen behind it and sealed.
game grove
players 3
option edition=a
option shield=open
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
play agent1 prove card-key @PR1
	record agent1 prove card-key @PR1
play agent1 prove card-bell @PR2
	record agent1 prove card-bell @PR2
play agent1 prove card-drum @PR3
	record agent1 prove card-drum @PR3
play agent1 prove card-die @PR4
	record agent1 prove card-die @PR4
lay shield @SH
wait 3s
lay guess-token-1 @GO1
wait 3s
lay guess-token-2 @GB2
wait 3s
lay guess-token-3 @GB3
wait 3s
lay guess-token-4 @GO4
wait 3s
lay turn-marker @TURN-visitor
wait 3s
	record visitor shield
	record visitor set
wait 5s
	hint Slide each object to “admitted” or “repelled”. Still to do: Key, Bell, Drum and Die.
lay guess-token-2 @GO2
wait 3s
wait 6s
lay card-key @PO1
wait 3s
	hint Slide each object to “admitted” or “repelled”. Still to do: Bell, Drum and Die.
	  expected “Bell” (H2) is still to be moved
	  expected “Die” (L9) is still to be moved
	  expected “Drum” (M9) is still to be moved
	  seen “Bell” (H2) lies in the middle of column 2 of the proof
	  seen “Die” (L9) lies in the middle of column 4 of the proof
	  seen “Drum” (M9) lies in the middle of column 3 of the proof
	apart 1 pieces
lay card-bell @PO2
wait 3s
	hint Slide each object to “admitted” or “repelled”. Still to do: Drum and Die.
	  expected “Die” (L9) is still to be moved
	  expected “Drum” (M9) is still to be moved
	  seen “Die” (L9) lies in the middle of column 4 of the proof
	  seen “Drum” (M9) lies in the middle of column 3 of the proof
	apart 2 pieces
lay card-drum @PB3
	apart 3 pieces
wait 3s
	hint Slide each object to “admitted” or “repelled”. Still to do: Die.
	  expected “Die” (L9) is still to be moved
	  seen “Die” (L9) lies in the middle of column 4 of the proof
lay card-die @PO4
	apart 4 pieces
wait 3s
	record agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on
lay turn-marker @TURN-agent1
wait 3s
	record agent1 lock
wait 30s

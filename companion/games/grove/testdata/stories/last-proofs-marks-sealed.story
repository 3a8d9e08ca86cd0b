# The tokens of the last proof still lie behind the open screen when the Visitor takes the
# turn marker for the next one. Nobody has placed an object yet, so the marks that she lays
# then are sealed in their stead; those that she moves once the prover has begun are not.
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
lay guess-token-1 @GB1
lay guess-token-2 @GB2
lay guess-token-3 @GO3
lay guess-token-4 @GO4
lay turn-marker @TURN-visitor
	record visitor shield
	record visitor set @seal:a853db44a7bbc66a299a3696fef44268d1aed20c6d943c8b71a195db8555a0c7
wait 2s
take guess-token-3
wait 2s
lay guess-token-3 @GB3
	revoke visitor set @seal:a853db44a7bbc66a299a3696fef44268d1aed20c6d943c8b71a195db8555a0c7
	record visitor set @seal:cdba7aafe10efef024e493aa45bae0b3e8154d8586c3c51a3e43345199c0ef10
wait 2s
lay guess-token-4 @GB4
	revoke visitor set @seal:cdba7aafe10efef024e493aa45bae0b3e8154d8586c3c51a3e43345199c0ef10
	record visitor set @seal:904b93b8f4cdc35af548700f4dd31995d4e85d45fc93a5fcf7ad79866fcda902
wait 2s
lay card-key @PB1
wait 2s
	hint Slide each object to “admitted” or “repelled”. Still to do: Bell, Drum and Die.
	  expected “Bell” (H2) is still to be moved
	  expected “Die” (L9) is still to be moved
	  expected “Drum” (M9) is still to be moved
	  seen “Bell” (H2) lies in the middle of column 2 of the proof
	  seen “Die” (L9) lies in the middle of column 4 of the proof
	  seen “Drum” (M9) lies in the middle of column 3 of the proof
	apart 1 pieces
lay guess-token-4 @GO4
wait 2s
lay card-bell @PB2
lay card-drum @PB3
lay card-die @PB4
	record agent1 guess card-key,card-bell,card-drum,card-die @by,by,by,by
lay turn-marker @TURN-agent1
	record agent1 lock
wait 2s
say visitor lift
	record visitor lift guess-token-4 @by,by,by,by/da86b0011deb21bbdf31b5282bbc3d9a
wait 5s

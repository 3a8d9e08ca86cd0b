# Star sends a marionette while Moon has still to fetch. It stays, the round goes to its
# end, and Moon, who has the Cauldron, sends first.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f01 @R1C1
	record table deal forest-f01 @R1C1
play table deal forest-f02 @R1C2
	record table deal forest-f02 @R1C2
play table deal forest-f03 @R1C3
	record table deal forest-f03 @R1C3
play table deal forest-f04 @R1C4
	record table deal forest-f04 @R1C4
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f06 @R2C1
	record table deal forest-f06 @R2C1
play table deal forest-f07 @R2C2
	record table deal forest-f07 @R2C2
play table deal forest-f08 @R2C3
	record table deal forest-f08 @R2C3
play table deal forest-f09 @R2C4
	record table deal forest-f09 @R2C4
play table deal forest-f10 @R2C5
	record table deal forest-f10 @R2C5
play table deal forest-f11 @R3C1
	record table deal forest-f11 @R3C1
play table deal forest-f12 @R3C2
	record table deal forest-f12 @R3C2
play table deal forest-f13 @R3C3
	record table deal forest-f13 @R3C3
play table deal forest-f14 @R3C4
	record table deal forest-f14 @R3C4
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p02 @D2
	record table deal potion-p02 @D2
play table deal potion-p03 @D3
	record table deal potion-p03 @D3
play table deal potion-p04 @D4
	record table deal potion-p04 @D4
play table deal potion-p05 @D5
	record table deal potion-p05 @D5
play table deal potion-p06 @D6
	record table deal potion-p06 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
wait 2s
together
lay forest-f02 @R1C1
lay forest-f03 @R1C2
lay forest-f04 @R1C3
lay forest-f05 @R1C4
end
	record player1 done
wait 3s
lay player1-doll-2 @M2C3
wait 10s
	apart 1 pieces
	hint Marionettes are sent when column 1 has been fetched and the forest is full: that of the Star Witch in row 2, column 3 is early.
lay forest-f11 @FOREST-player2
	apart 2 pieces
lay player2-doll-1 @HOME1-player2
	apart 3 pieces
wait 3s
	record player2 buy forest-f11 @FOREST-player2
	apart 1 pieces
together
lay forest-f12 @R3C1
lay forest-f13 @R3C2
lay forest-f14 @R3C3
lay forest-f15 @R3C4
end
	apart 5 pieces
wait 5s
	record player2 done
	apart 1 pieces
	hint The forest is not full yet: the next card comes in row 1, column 5 of the forest.
	hint The forest is not full yet: the next card comes in row 1, column 5 of the forest.
lay forest-f20 @R1C5
	apart 2 pieces
wait 2s
	record table deal forest-f20 @R1C5
	apart 1 pieces
lay forest-f21 @R3C5
	apart 2 pieces
	record table deal forest-f21 @R3C5
	apart 1 pieces
wait 2s
lay forest-tracker @T2
	record table advance forest-tracker
wait 30s
	hint The Moon Witch sends a marionette first, then the Star Witch.
	hint The Moon Witch sends a marionette first, then the Star Witch.
	  expected “Marionette STAR 2” lies at home 2 of the Star Witch
	  seen “Marionette STAR 2” lies on the card in row 2, column 3
lay player2-doll-1 @M1C2
	apart 2 pieces
	record player2 place player2-doll-1 @M1C2
	record player1 place player1-doll-2 @M2C3
wait 5s

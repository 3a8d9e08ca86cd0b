# The tracker moves on while two rows are open: a row that is to close up is named first.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
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
lay forest-f17 @FOREST-player1
lay player1-doll-1 @HOME1-player1
	record player1 buy forest-f17 @FOREST-player1
wait 2s
lay forest-f11 @FOREST-player2
lay player2-doll-1 @HOME1-player2
wait 4s
	apart 2 pieces
	record player1 done
	record player2 buy forest-f11 @FOREST-player2
	hint Row 1 should lie closed up towards the village.
	  expected “Clover” (F02) lies in row 1, column 1 of the forest
	  expected “Clover” (F03) lies in row 1, column 2 of the forest
	  expected “Clover” (F04) lies in row 1, column 3 of the forest
	  expected “Fungus” (F05) lies in row 1, column 4 of the forest
	  seen “Clover” (F02) lies in row 1, column 2 of the forest
	  seen “Clover” (F03) lies in row 1, column 3 of the forest
	  seen “Clover” (F04) lies in row 1, column 4 of the forest
	  seen “Fungus” (F05) lies in row 1, column 5 of the forest
lay forest-tracker @T2
wait 14s
	hint Row 3 should lie closed up towards the village. The Forest Tracker moves after that.
together
lay forest-f02 @R1C1
lay forest-f03 @R1C2
lay forest-f04 @R1C3
lay forest-f05 @R1C4
end
wait 14s
together
lay forest-f12 @R3C1
lay forest-f13 @R3C2
lay forest-f14 @R3C3
lay forest-f15 @R3C4
end
wait 10s
	record player2 done
	hint The forest is not full yet: the next card comes in row 1, column 5 of the forest. The Forest Tracker moves after that.
lay forest-f40 @R1C5
lay forest-f41 @R3C5
	record table deal forest-f40 @R1C5
	record table deal forest-f41 @R3C5
	record table advance forest-tracker
wait 6s

# Star stands twice in the column that is fetched. She takes both cards and both marionettes in one go,
# and both rows close up after it.
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
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
together
lay forest-f02 @FOREST-player1
lay forest-f07 @FOREST-player1
lay player1-doll-1 @HOME1-player1
lay player1-doll-2 @HOME2-player1
end
wait 5s
	record player1 buy forest-f02 @FOREST-player1
	record player1 done
	record player1 buy forest-f07 @FOREST-player1
	hint Row 1 should lie closed up towards the village.
	  expected “Clover” (F03) lies in row 1, column 2 of the forest
	  expected “Clover” (F04) lies in row 1, column 3 of the forest
	  expected “Fungus” (F05) lies in row 1, column 4 of the forest
	  seen “Clover” (F03) lies in row 1, column 3 of the forest
	  seen “Clover” (F04) lies in row 1, column 4 of the forest
	  seen “Fungus” (F05) lies in row 1, column 5 of the forest
together
lay forest-f03 @R1C2
lay forest-f04 @R1C3
lay forest-f05 @R1C4
end
wait 3s
together
lay forest-f08 @R2C2
lay forest-f09 @R2C3
lay forest-f10 @R2C4
end
	record player1 done
wait 10s
lay forest-f22 @R1C5
	record table deal forest-f22 @R1C5
wait 3s
lay forest-f23 @R2C5
	record table deal forest-f23 @R2C5
wait 3s

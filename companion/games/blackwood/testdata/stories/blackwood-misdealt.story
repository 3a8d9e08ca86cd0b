# A card is dealt beyond the empty places of its row.
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
lay forest-f14 @R3C4
wait 5s
	apart 1 pieces
	ask Bat (F14) lies too far from the village: the space in row 3, column 1 of the forest is still empty.
	  expected “Bat” (F14) is not on the table
	  seen “Bat” (F14) lies in row 3, column 4 of the forest
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay forest-f14 @R3C1
	record table deal forest-f14 @R3C1
wait 2s
# A card that was dealt already has come there from its place.
lay forest-f09 @R3C4
wait 5s
	apart 1 pieces
	hint Cards of the forest lie in wrong places. Push back to where they lay: Toad (F09).
lay forest-f09 @R2C4
wait 2s
lay forest-f08 @R3C2
wait 9s
	apart 1 pieces
	hint Cards of the forest lie in wrong places. Push back to where they lay: Fungus (F08).

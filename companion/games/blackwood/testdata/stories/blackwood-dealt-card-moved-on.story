# A card that was dealt is pushed on to the next space of its row, and back.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
lay forest-f06 @R1C1
	record table deal forest-f06 @R1C1
lay forest-f48 @R1C2
	record table deal forest-f48 @R1C2
wait 5s
lay forest-f48 @R1C3
wait 12s
	apart 1 pieces
	ask Clover, Fungus, Fungus (F48) lies too far from the village: the space in row 1, column 2 of the forest is still empty.
	  expected “Clover, Fungus, Fungus” (F48) lies in row 1, column 2 of the forest
	  seen “Clover, Fungus, Fungus” (F48) lies in row 1, column 3 of the forest
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay forest-f07 @R1C2
	apart 2 pieces
	revoke table deal forest-f48 @R1C2
	record table deal forest-f07 @R1C2
	record table deal forest-f48 @R1C3
wait 8s

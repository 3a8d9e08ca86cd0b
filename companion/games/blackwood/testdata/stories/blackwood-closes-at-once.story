# At a table where the row closes up with the purchase people close it later.
game blackwood
players 2
option slide=once
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f23 @R1C2
	record table deal forest-f23 @R1C2
play table deal forest-f27 @R1C3
	record table deal forest-f27 @R1C3
play table deal forest-f21 @R1C4
	record table deal forest-f21 @R1C4
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f01 @R2C1
	record table deal forest-f01 @R2C1
play table deal forest-f05 @R2C2
	record table deal forest-f05 @R2C2
play table deal forest-f09 @R2C3
	record table deal forest-f09 @R2C3
play table deal forest-f13 @R2C4
	record table deal forest-f13 @R2C4
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f18 @R3C1
	record table deal forest-f18 @R3C1
play table deal forest-f24 @R3C2
	record table deal forest-f24 @R3C2
play table deal forest-f28 @R3C3
	record table deal forest-f28 @R3C3
play table deal forest-f22 @R3C4
	record table deal forest-f22 @R3C4
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p11 @D2
	record table deal potion-p11 @D2
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p31 @D4
	record table deal potion-p31 @D4
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table deal potion-p22 @D6
	record table deal potion-p22 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
lay forest-f17 @FOREST-player1
lay player1-doll-1 @HOME1-player1
wait 4s
	record player1 buy forest-f17 @FOREST-player1
	hint Row 1 should lie closed up towards the village.
	  expected “Clover, Toad” (F19) lies in row 1, column 4 of the forest
	  expected “Clover, Bat” (F21) lies in row 1, column 3 of the forest
	  expected “Fungus, Toad” (F23) lies in row 1, column 1 of the forest
	  expected “Toad, Bat” (F27) lies in row 1, column 2 of the forest
	  seen “Clover, Toad” (F19) lies in row 1, column 5 of the forest
	  seen “Clover, Bat” (F21) lies in row 1, column 4 of the forest
	  seen “Fungus, Toad” (F23) lies in row 1, column 2 of the forest
	  seen “Toad, Bat” (F27) lies in row 1, column 3 of the forest
lay potion-p01 @POTIONS-player1
take forest-f17
wait 4s
	record player1 prepare potion-p01,forest-f17
	hint Row 1 should lie closed up towards the village.
	  expected “Clover, Toad” (F19) lies in row 1, column 4 of the forest
	  expected “Clover, Bat” (F21) lies in row 1, column 3 of the forest
	  expected “Fungus, Toad” (F23) lies in row 1, column 1 of the forest
	  expected “Toad, Bat” (F27) lies in row 1, column 2 of the forest
	  seen “Clover, Toad” (F19) lies in row 1, column 5 of the forest
	  seen “Clover, Bat” (F21) lies in row 1, column 4 of the forest
	  seen “Fungus, Toad” (F23) lies in row 1, column 2 of the forest
	  seen “Toad, Bat” (F27) lies in row 1, column 3 of the forest
together
lay forest-f23 @R1C1
lay forest-f27 @R1C2
lay forest-f21 @R1C3
lay forest-f19 @R1C4
end
wait 4s
	hint Row 1 should lie closed up towards the village.
	  expected “Clover, Toad” (F19) lies in row 1, column 4 of the forest
	  expected “Clover, Bat” (F21) lies in row 1, column 3 of the forest
	  expected “Fungus, Toad” (F23) lies in row 1, column 1 of the forest
	  expected “Toad, Bat” (F27) lies in row 1, column 2 of the forest
	  seen “Clover, Toad” (F19) lies in row 1, column 5 of the forest
	  seen “Clover, Bat” (F21) lies in row 1, column 4 of the forest
	  seen “Fungus, Toad” (F23) lies in row 1, column 2 of the forest
	  seen “Toad, Bat” (F27) lies in row 1, column 3 of the forest
	- The camera is wrong: it lies as expected
lay forest-f18 @FOREST-player2
lay player2-doll-1 @HOME1-player2
wait 4s
	apart 2 pieces
	record player1 done
	record player2 buy forest-f18 @FOREST-player2
	hint Row 3 should lie closed up towards the village.
	  expected “Clover, Toad” (F20) lies in row 3, column 4 of the forest
	  expected “Clover, Bat” (F22) lies in row 3, column 3 of the forest
	  expected “Fungus, Toad” (F24) lies in row 3, column 1 of the forest
	  expected “Toad, Bat” (F28) lies in row 3, column 2 of the forest
	  seen “Clover, Toad” (F20) lies in row 3, column 5 of the forest
	  seen “Clover, Bat” (F22) lies in row 3, column 4 of the forest
	  seen “Fungus, Toad” (F24) lies in row 3, column 2 of the forest
	  seen “Toad, Bat” (F28) lies in row 3, column 3 of the forest

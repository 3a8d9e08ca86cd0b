# Four Witches stand in the column, rows stay open, and the farthest fetches before the
# one whose turn it is.
game blackwood
players 4
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
play table deal forest-f03 @R4C1
	record table deal forest-f03 @R4C1
play table deal forest-f07 @R4C2
	record table deal forest-f07 @R4C2
play table deal forest-f11 @R4C3
	record table deal forest-f11 @R4C3
play table deal forest-f15 @R4C4
	record table deal forest-f15 @R4C4
play table deal forest-f26 @R4C5
	record table deal forest-f26 @R4C5
play table deal forest-f29 @R5C1
	record table deal forest-f29 @R5C1
play table deal forest-f31 @R5C2
	record table deal forest-f31 @R5C2
play table deal forest-f33 @R5C3
	record table deal forest-f33 @R5C3
play table deal forest-f35 @R5C4
	record table deal forest-f35 @R5C4
play table deal forest-f37 @R5C5
	record table deal forest-f37 @R5C5
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
lay player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
together
lay player2-doll-1 @M2C1
lay player3-doll-1 @M3C1
lay player4-doll-1 @M5C1
end
	record player2 place player2-doll-1 @M2C1
	record player3 place player3-doll-1 @M3C1
	record player4 place player4-doll-1 @M5C1
	due The Leaf Witch stands farthest in column 1, in row 5, and gets the Cauldron. The Star Witch is nearest and is fetched first.
wait 4s
lay cauldron @CAULDRON-player4
	record table hand cauldron @CAULDRON-player4
lay forest-f17 @FOREST-player1
lay player1-doll-1 @HOME1-player1
	record player1 buy forest-f17 @FOREST-player1
wait 2s
lay forest-f01 @FOREST-player2
lay player2-doll-1 @HOME1-player2
wait 2s
	apart 2 pieces
	record player1 done
	record player2 buy forest-f01 @FOREST-player2
lay forest-f29 @FOREST-player4
lay player4-doll-1 @HOME1-player4
wait 8s
	apart 2 pieces
	hint The nearest marionette of the column is fetched first: that of the Flame Witch, in row 3.
	  expected “Clover, Clover” (F29) lies in row 5, column 1 of the forest
	  expected “Marionette LEAF 1” lies on the card in row 5, column 1
	  seen “Clover, Clover” (F29) lies among the ingredients of the Leaf Witch
	  seen “Marionette LEAF 1” lies at home 1 of the Leaf Witch
lay forest-f18 @FOREST-player3
	apart 3 pieces
lay player3-doll-1 @HOME1-player3
	apart 4 pieces
wait 5s
	record player2 done
	record player3 buy forest-f18 @FOREST-player3
	record player3 done
	record player4 buy forest-f29 @FOREST-player4
	hint Row 1 should lie closed up towards the village.
	  expected “Fungus” (F05) lies in row 2, column 1 of the forest
	  expected “Toad” (F09) lies in row 2, column 2 of the forest
	  expected “Bat” (F13) lies in row 2, column 3 of the forest
	  expected “Clover, Toad” (F19) lies in row 1, column 4 of the forest
	  expected “Clover, Toad” (F20) lies in row 3, column 4 of the forest
	  expected “Clover, Bat” (F21) lies in row 1, column 3 of the forest
	  expected “Clover, Bat” (F22) lies in row 3, column 3 of the forest
	  expected “Fungus, Toad” (F23) lies in row 1, column 1 of the forest
	  expected “Fungus, Toad” (F24) lies in row 3, column 1 of the forest
	  expected “Fungus, Bat” (F25) lies in row 2, column 4 of the forest
	  expected “Toad, Bat” (F27) lies in row 1, column 2 of the forest
	  expected “Toad, Bat” (F28) lies in row 3, column 2 of the forest
	  seen “Fungus” (F05) lies in row 2, column 2 of the forest
	  seen “Toad” (F09) lies in row 2, column 3 of the forest
	  seen “Bat” (F13) lies in row 2, column 4 of the forest
	  seen “Clover, Toad” (F19) lies in row 1, column 5 of the forest
	  seen “Clover, Toad” (F20) lies in row 3, column 5 of the forest
	  seen “Clover, Bat” (F21) lies in row 1, column 4 of the forest
	  seen “Clover, Bat” (F22) lies in row 3, column 4 of the forest
	  seen “Fungus, Toad” (F23) lies in row 1, column 2 of the forest
	  seen “Fungus, Toad” (F24) lies in row 3, column 2 of the forest
	  seen “Fungus, Bat” (F25) lies in row 2, column 5 of the forest
	  seen “Toad, Bat” (F27) lies in row 1, column 3 of the forest
	  seen “Toad, Bat” (F28) lies in row 3, column 3 of the forest

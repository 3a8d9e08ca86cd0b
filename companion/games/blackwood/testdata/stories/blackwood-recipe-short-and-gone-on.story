# A Fungus is still to be put away for the potion that Star has made, when Moon fetches
# her card. The Fungus is named until it is done.
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
play table deal forest-f23 @R2C2
	record table deal forest-f23 @R2C2
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
play table deal potion-p11 @D2
	record table deal potion-p11 @D2
play table deal potion-p02 @D3
	record table deal potion-p02 @D3
play table deal potion-p03 @D4
	record table deal potion-p03 @D4
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table deal potion-p05 @D6
	record table deal potion-p05 @D6
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player1 buy forest-f06 @FOREST-player1
	record player1 buy forest-f06 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
wait 1s
lay forest-f02 @FOREST-player1
lay player1-doll-1 @HOME1-player1
	record player1 buy forest-f02 @FOREST-player1
wait 2s
lay potion-p01 @POTIONS-player1
take forest-f02
wait 8s
	hint Red Draught still needs Fungus.
	  expected “Clover” (F02) lies on the discard pile
	  expected “Fungus” (F06) is still to be moved
	  seen “Clover” (F02) is in none of its places
	  seen “Fungus” (F06) lies among the ingredients of the Star Witch
	apart 2 pieces
	hint Red Draught still needs Fungus.
	  expected “Clover” (F02) lies on the discard pile
	  expected “Fungus” (F06) is still to be moved
	  seen “Clover” (F02) is in none of its places
	  seen “Fungus” (F06) lies among the ingredients of the Star Witch
	- The camera is wrong: it lies as expected
lay forest-f12 @FOREST-player2
	apart 3 pieces
lay player2-doll-2 @HOME2-player2
	apart 4 pieces
wait 5s
	hint Red Draught still needs Fungus.
take forest-f06
	apart 5 pieces
wait 5s
	record player1 prepare potion-p01,forest-f06,forest-f02
	record player1 done
	record player2 buy forest-f12 @FOREST-player2
	hint Row 1 should lie closed up towards the village.
	  expected “Clover” (F03) lies in row 1, column 2 of the forest
	  expected “Clover” (F04) lies in row 1, column 3 of the forest
	  expected “Fungus” (F05) lies in row 1, column 4 of the forest
	  seen “Clover” (F03) lies in row 1, column 3 of the forest
	  seen “Clover” (F04) lies in row 1, column 4 of the forest
	  seen “Fungus” (F05) lies in row 1, column 5 of the forest

# The last Witch to send takes her marionette home at once, with its card, before the nearest one
# is fetched. Never: that all of it goes back on the table.
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
play table deal forest-f09 @R1C4
	record table deal forest-f09 @R1C4
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f06 @R2C1
	record table deal forest-f06 @R2C1
play table deal forest-f21 @R2C2
	record table deal forest-f21 @R2C2
play table deal forest-f08 @R2C3
	record table deal forest-f08 @R2C3
play table deal forest-f10 @R2C4
	record table deal forest-f10 @R2C4
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal forest-f01 @R3C1
	record table deal forest-f01 @R3C1
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
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p31 @D4
	record table deal potion-p31 @D4
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p01,forest-f17
	record player1 prepare potion-p01,forest-f17
play player1 done
	record player1 done
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p06 @D1
	record table deal potion-p06 @D1
play table advance forest-tracker
	record table advance forest-tracker
lay player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
lay player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
wait 3s
lay player1-doll-1 @HOME1-player1
wait 8s
	revoke player1 place player1-doll-1 @M3C2
lay forest-f13 @FOREST-player1
wait 8s
	apart 1 pieces
	hint The Star Witch sends a marionette first: the column is fetched when all have sent theirs.
	  expected “Bat” (F13) lies in row 3, column 2 of the forest
	  seen “Bat” (F13) lies among the ingredients of the Star Witch
lay player1-doll-1 @M3C2
	apart 2 pieces
	record player1 place player1-doll-1 @M3C2
	apart 1 pieces
wait 3s
	hint The nearest marionette of the column is fetched first: that of the Moon Witch, in row 1.
lay forest-f03 @FOREST-player2
	apart 2 pieces
lay player2-doll-1 @HOME1-player2
	apart 3 pieces
wait 6s
	record player1 done
	record table hand cauldron @CAULDRON-player1
	record player2 buy forest-f03 @FOREST-player2
	record player2 done
	record player1 buy forest-f13 @FOREST-player1
	hint The Star Witch's marionette 1 goes home.
	  expected “Cauldron” lies before the Star Witch
	  expected “Fungus” (F05) lies in row 1, column 3 of the forest
	  expected “Toad” (F09) lies in row 1, column 2 of the forest
	  expected “Clover, Fungus, Bat” (F40) lies in row 1, column 4 of the forest
	  seen “Cauldron” lies before the Moon Witch
	  seen “Fungus” (F05) lies in row 1, column 4 of the forest
	  seen “Toad” (F09) lies in row 1, column 3 of the forest
	  seen “Clover, Fungus, Bat” (F40) lies in row 1, column 5 of the forest
lay forest-f13 @R3C2
wait 3s
	revoke player1 buy forest-f13 @FOREST-player1
	revoke player2 done
lay forest-f13 @FOREST-player1
lay player1-doll-1 @HOME1-player1
wait 6s
	apart 2 pieces
	record player2 done
	record player1 buy forest-f13 @FOREST-player1
	hint Row 1 should lie closed up towards the village.
	  expected “Fungus” (F05) lies in row 1, column 3 of the forest
	  expected “Toad” (F09) lies in row 1, column 2 of the forest
	  expected “Clover, Fungus, Bat” (F40) lies in row 1, column 4 of the forest
	  seen “Fungus” (F05) lies in row 1, column 4 of the forest
	  seen “Toad” (F09) lies in row 1, column 3 of the forest
	  seen “Clover, Fungus, Bat” (F40) lies in row 1, column 5 of the forest

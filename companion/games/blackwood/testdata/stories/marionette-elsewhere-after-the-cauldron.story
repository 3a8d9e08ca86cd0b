# The Moon Witch lays her marionette on another card instead of bringing it home, after she was given the
# Cauldron for where it stood: it has stood there.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f34 @R1C1
	record table deal forest-f34 @R1C1
play table deal forest-f56 @R1C2
	record table deal forest-f56 @R1C2
play table deal forest-f46 @R1C3
	record table deal forest-f46 @R1C3
play table deal forest-f01 @R1C4
	record table deal forest-f01 @R1C4
play table deal forest-f43 @R1C5
	record table deal forest-f43 @R1C5
play table deal forest-f02 @R2C1
	record table deal forest-f02 @R2C1
play table deal forest-f54 @R2C2
	record table deal forest-f54 @R2C2
play table deal forest-f32 @R2C3
	record table deal forest-f32 @R2C3
play table deal forest-f03 @R2C4
	record table deal forest-f03 @R2C4
play table deal forest-f31 @R2C5
	record table deal forest-f31 @R2C5
play table deal forest-f20 @R3C1
	record table deal forest-f20 @R3C1
play table deal forest-f45 @R3C2
	record table deal forest-f45 @R3C2
play table deal forest-f50 @R3C3
	record table deal forest-f50 @R3C3
play table deal forest-f24 @R3C4
	record table deal forest-f24 @R3C4
play table deal forest-f36 @R3C5
	record table deal forest-f36 @R3C5
play table deal potion-p09 @D1
	record table deal potion-p09 @D1
play table deal potion-p39 @D2
	record table deal potion-p39 @D2
play table deal potion-p31 @D3
	record table deal potion-p31 @D3
play table deal potion-p11 @D4
	record table deal potion-p11 @D4
play table deal potion-p10 @D5
	record table deal potion-p10 @D5
play table deal potion-p04 @D6
	record table deal potion-p04 @D6
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f52 @R3C4
	record table deal forest-f52 @R3C4
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
	due The Star Witch stands farthest in column 2, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 prepare potion-p10,forest-f45,forest-f56
	record player1 prepare potion-p10,forest-f45,forest-f56
play player1 done
	record player1 done
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal potion-p40 @D5
	record table deal potion-p40 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f32 @FOREST-player2
	record player2 buy forest-f32 @FOREST-player2
play player2 prepare potion-p09,forest-f20,forest-f32
	record player2 prepare potion-p09,forest-f20,forest-f32
lay player2-doll-1 @M1C2
lay forest-f03 @R2C3
lay forest-f31 @R2C4
wait 7.4s
	record player2 done
	apart 1 pieces
	ask Does the Moon Witch's marionette 1 stand in row 1, column 2 instead of row 2, column 4?
	  expected “Marionette MOON 1” lies on the card in row 2, column 4
	  seen “Marionette MOON 1” lies on the card in row 1, column 2
	- The table is right: correct the record
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay player2-doll-1 @M2C4
wait 5s

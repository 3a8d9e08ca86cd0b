# Star moves her marionette to another card when Moon has sent hers, and then back
# again.
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
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
wait 2s
lay player1-doll-1 @M3C3
wait 5s
	apart 1 pieces
	ask Does the Star Witch's marionette 1 stand in row 3, column 3 instead of row 1, column 1?
	  expected “Marionette STAR 1” lies on the card in row 1, column 1
	  seen “Marionette STAR 1” lies on the card in row 3, column 3
	- The table is right: correct the record
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay player1-doll-1 @M1C1
wait 5s

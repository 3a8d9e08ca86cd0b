# A new potion and a new forest card are laid onto others. Hint: where they come. Moves: both, once they lie
# there.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f01 @R1C1
	record table deal forest-f01 @R1C1
play table deal forest-f02 @R1C2
	record table deal forest-f02 @R1C2
play table deal forest-f17 @R1C3
	record table deal forest-f17 @R1C3
play table deal forest-f04 @R1C4
	record table deal forest-f04 @R1C4
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f18 @R2C1
	record table deal forest-f18 @R2C1
play table deal forest-f07 @R2C2
	record table deal forest-f07 @R2C2
play table deal forest-f08 @R2C3
	record table deal forest-f08 @R2C3
play table deal forest-f09 @R2C4
	record table deal forest-f09 @R2C4
play table deal forest-f10 @R2C5
	record table deal forest-f10 @R2C5
play table deal forest-f06 @R3C1
	record table deal forest-f06 @R3C1
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
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 prepare potion-p01,forest-f18
	record player1 prepare potion-p01,forest-f18
play player1 done
	record player1 done
play player2 leave forest-f06
	record player2 leave forest-f06
play player2 done
	record player2 done
wait 1s
lay potion-p07 @D2
wait 5s
	apart 2 pieces
	hint Red Brew lies where Red Tincture should lie. The display is not full yet: a potion goes on space 1 of the display.
lay potion-p07 @D1
	record table deal potion-p07 @D1
wait 3s
lay forest-f20 @R1C5
wait 5s
	apart 2 pieces
	hint Clover, Toad (F20) lies where Fungus (F05) should lie. The forest is not full yet: the next card comes in row 2, column 5 of the forest.
lay forest-f20 @R2C5
	record table deal forest-f20 @R2C5
wait 2s
lay forest-f21 @R3C5
	record table deal forest-f21 @R3C5
wait 3s

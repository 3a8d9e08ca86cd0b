# Somebody reads a potion of Moon while Star fetches.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f21 @R1C2
	record table deal forest-f21 @R1C2
play table deal forest-f27 @R1C3
	record table deal forest-f27 @R1C3
play table deal forest-f23 @R1C4
	record table deal forest-f23 @R1C4
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f06 @R2C1
	record table deal forest-f06 @R2C1
play table deal forest-f19 @R2C2
	record table deal forest-f19 @R2C2
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
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table deal potion-p02 @D3
	record table deal potion-p02 @D3
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table deal potion-p11 @D5
	record table deal potion-p11 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
	due The Moon Witch stands farthest in column 1, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 prepare potion-p01,forest-f17
	record player2 prepare potion-p01,forest-f17
play player2 done
	record player2 done
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal potion-p13 @D1
	record table deal potion-p13 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
take potion-p01
lay forest-f27 @FOREST-player1
lay player1-doll-2 @HOME1-player1
	record player1 buy forest-f27 @FOREST-player1
	apart 1 pieces
wait 10s
	hint Red Draught is not to be seen before the Moon Witch: lay it back there, face up.
	hint Red Draught is not to be seen before the Moon Witch: lay it back there, face up.
lay potion-p01 @POTIONS-player2
wait 2s

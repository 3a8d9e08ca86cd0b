# A row closes up: the marionette goes ahead, and its card lands in another row.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f16 @R1C1
	record table deal forest-f16 @R1C1
play table deal forest-f33 @R1C2
	record table deal forest-f33 @R1C2
play table deal forest-f22 @R1C3
	record table deal forest-f22 @R1C3
play table deal forest-f49 @R1C4
	record table deal forest-f49 @R1C4
play table deal forest-f20 @R1C5
	record table deal forest-f20 @R1C5
play table deal forest-f42 @R2C1
	record table deal forest-f42 @R2C1
play table deal forest-f17 @R2C2
	record table deal forest-f17 @R2C2
play table deal forest-f02 @R2C3
	record table deal forest-f02 @R2C3
play table deal forest-f54 @R2C4
	record table deal forest-f54 @R2C4
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal forest-f36 @R3C1
	record table deal forest-f36 @R3C1
play table deal forest-f46 @R3C2
	record table deal forest-f46 @R3C2
play table deal forest-f28 @R3C3
	record table deal forest-f28 @R3C3
play table deal forest-f08 @R3C4
	record table deal forest-f08 @R3C4
play table deal forest-f30 @R3C5
	record table deal forest-f30 @R3C5
play table deal potion-p39 @D1
	record table deal potion-p39 @D1
play table deal potion-p29 @D2
	record table deal potion-p29 @D2
play table deal potion-p24 @D3
	record table deal potion-p24 @D3
play table deal potion-p12 @D4
	record table deal potion-p12 @D4
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table deal potion-p22 @D6
	record table deal potion-p22 @D6
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player2 place player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p04,forest-f42
	record player1 prepare potion-p04,forest-f42
play player1 done
	record player1 done
play player2 buy forest-f36 @FOREST-player2
	record player2 buy forest-f36 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f48 @R2C5
	record table deal forest-f48 @R2C5
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p36 @D5
	record table deal potion-p36 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f44 @R3C5
	record table deal forest-f44 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 prepare potion-p29,forest-f28,forest-f22
	record player1 prepare potion-p29,forest-f28,forest-f22
play player1 done
	record player1 done
play player2 buy forest-f30 @FOREST-player2
	record player2 buy forest-f30 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f43 @R1C5
	record table deal forest-f43 @R1C5
play table deal forest-f40 @R3C5
	record table deal forest-f40 @R3C5
play table deal potion-p05 @D2
	record table deal potion-p05 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
play player2 leave forest-f20
	record player2 leave forest-f20
play player2 done
	record player2 done
play player2 leave forest-f44
	record player2 leave forest-f44
lay player1-doll-2 @M3C4
lay forest-f40 @R4C3
wait 6s
	apart 2 pieces
	hint Row 3 still closes up towards the village: Clover, Fungus, Bat (F40).
lay forest-f40 @R3C4
	record player2 done
wait 2s

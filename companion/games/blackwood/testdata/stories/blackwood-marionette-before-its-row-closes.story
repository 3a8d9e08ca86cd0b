# A card was fetched, and before its row closes up a marionette that stands in it is moved on.
# Then the potion is made. The marionette was not sent there: it goes before its card does.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f24 @R1C1
	record table deal forest-f24 @R1C1
play table deal forest-f46 @R1C2
	record table deal forest-f46 @R1C2
play table deal forest-f44 @R1C3
	record table deal forest-f44 @R1C3
play table deal forest-f27 @R1C4
	record table deal forest-f27 @R1C4
play table deal forest-f02 @R1C5
	record table deal forest-f02 @R1C5
play table deal forest-f26 @R2C1
	record table deal forest-f26 @R2C1
play table deal forest-f17 @R2C2
	record table deal forest-f17 @R2C2
play table deal forest-f47 @R2C3
	record table deal forest-f47 @R2C3
play table deal forest-f29 @R2C4
	record table deal forest-f29 @R2C4
play table deal forest-f51 @R2C5
	record table deal forest-f51 @R2C5
play table deal forest-f31 @R3C1
	record table deal forest-f31 @R3C1
play table deal forest-f36 @R3C2
	record table deal forest-f36 @R3C2
play table deal forest-f25 @R3C3
	record table deal forest-f25 @R3C3
play table deal forest-f21 @R3C4
	record table deal forest-f21 @R3C4
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p37 @D1
	record table deal potion-p37 @D1
play table deal potion-p10 @D2
	record table deal potion-p10 @D2
play table deal potion-p17 @D3
	record table deal potion-p17 @D3
play table deal potion-p28 @D4
	record table deal potion-p28 @D4
play table deal potion-p13 @D5
	record table deal potion-p13 @D5
play table deal potion-p27 @D6
	record table deal potion-p27 @D6
play player2 place player2-doll-2 @M2C1
	record player2 place player2-doll-2 @M2C1
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f20 @R1C5
	record table deal forest-f20 @R1C5
play table deal forest-f48 @R2C5
	record table deal forest-f48 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
	due The Star Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 prepare potion-p10,forest-f24,forest-f47
	record player1 prepare potion-p10,forest-f24,forest-f47
play player1 done
	record player1 done
play table deal forest-f52 @R2C5
	record table deal forest-f52 @R2C5
play table deal potion-p36 @D2
	record table deal potion-p36 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
lay player2-doll-3 @M2C4
wait 2s
	apart 1 pieces
take forest-f26
	apart 2 pieces
lay forest-f51 @DECK2
	apart 3 pieces
lay potion-p28 @POTIONS-player2
	apart 4 pieces
wait 3s
	hint Row 2 still closes up towards the village: Clover, Fungus, Fungus (F48) and Fungus, Toad, Toad (F52).
lay forest-f48 @R2C3
	apart 5 pieces
lay forest-f52 @R2C4
	apart 6 pieces
	record player2 prepare potion-p28,forest-f26,forest-f51
	record player2 done
wait 4s

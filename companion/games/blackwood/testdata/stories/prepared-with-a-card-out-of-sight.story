# Something comes to stand over a card of the forest while the Witch prepares a potion: that is recorded at once, and no turn is
# taken for ended.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f31 @R1C1
	record table deal forest-f31 @R1C1
play table deal forest-f24 @R1C2
	record table deal forest-f24 @R1C2
play table deal forest-f18 @R1C3
	record table deal forest-f18 @R1C3
play table deal forest-f39 @R1C4
	record table deal forest-f39 @R1C4
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f35 @R2C1
	record table deal forest-f35 @R2C1
play table deal forest-f52 @R2C2
	record table deal forest-f52 @R2C2
play table deal forest-f44 @R2C3
	record table deal forest-f44 @R2C3
play table deal forest-f51 @R2C4
	record table deal forest-f51 @R2C4
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal forest-f15 @R3C1
	record table deal forest-f15 @R3C1
play table deal forest-f09 @R3C2
	record table deal forest-f09 @R3C2
play table deal forest-f29 @R3C3
	record table deal forest-f29 @R3C3
play table deal forest-f10 @R3C4
	record table deal forest-f10 @R3C4
play table deal forest-f02 @R3C5
	record table deal forest-f02 @R3C5
play table deal potion-p40 @D1
	record table deal potion-p40 @D1
play table deal potion-p38 @D2
	record table deal potion-p38 @D2
play table deal potion-p39 @D3
	record table deal potion-p39 @D3
play table deal potion-p32 @D4
	record table deal potion-p32 @D4
play table deal potion-p18 @D5
	record table deal potion-p18 @D5
play table deal potion-p02 @D6
	record table deal potion-p02 @D6
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f47 @R1C5
	record table deal forest-f47 @R1C5
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p32,forest-f39
	record player1 prepare potion-p32,forest-f39
play player1 done
	record player1 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 prepare potion-p38,forest-f35,forest-f51
	record player1 prepare potion-p38,forest-f35,forest-f51
play player1 done
	record player1 done
play table deal forest-f50 @R1C5
	record table deal forest-f50 @R1C5
play table deal forest-f01 @R2C5
	record table deal forest-f01 @R2C5
play table deal potion-p13 @D2
	record table deal potion-p13 @D2
play table deal potion-p07 @D4
	record table deal potion-p07 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
lay forest-f47 @FOREST-player2
lay player2-doll-2 @HOME2-player2
	record player2 buy forest-f47 @FOREST-player2
take forest-f50
wait 2s
	hint Not finished yet:
	  expected “Fungus, Fungus, Bat” (F50) lies in row 1, column 4 of the forest
	  seen “Fungus, Fungus, Bat” (F50) is in none of its places
	apart 1 pieces
take forest-f31
	apart 2 pieces
lay forest-f47 @DECK2
	apart 3 pieces
lay potion-p39 @POTIONS-player2
	apart 4 pieces
	record player2 prepare potion-p39,forest-f31,forest-f47
wait 4s
	hint Not finished yet:
	  expected “Fungus, Fungus, Bat” (F50) lies in row 1, column 4 of the forest
	  seen “Fungus, Fungus, Bat” (F50) is in none of its places
	apart 1 pieces
lay forest-f50 @R1C5
wait 12.7s

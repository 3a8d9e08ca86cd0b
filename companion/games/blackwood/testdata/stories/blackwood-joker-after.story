# With Fungus and Toad she makes a potion of three, and lays the Joker down only after
# it.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f36 @R1C1
	record table deal forest-f36 @R1C1
play table deal forest-f32 @R1C2
	record table deal forest-f32 @R1C2
play table deal forest-f29 @R1C3
	record table deal forest-f29 @R1C3
play table deal forest-f14 @R1C4
	record table deal forest-f14 @R1C4
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f35 @R2C1
	record table deal forest-f35 @R2C1
play table deal forest-f34 @R2C2
	record table deal forest-f34 @R2C2
play table deal forest-f41 @R2C3
	record table deal forest-f41 @R2C3
play table deal forest-f13 @R2C4
	record table deal forest-f13 @R2C4
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal forest-f43 @R3C1
	record table deal forest-f43 @R3C1
play table deal forest-f17 @R3C2
	record table deal forest-f17 @R3C2
play table deal forest-f56 @R3C3
	record table deal forest-f56 @R3C3
play table deal forest-f47 @R3C4
	record table deal forest-f47 @R3C4
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p03 @D1
	record table deal potion-p03 @D1
play table deal potion-p36 @D2
	record table deal potion-p36 @D2
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p15 @D4
	record table deal potion-p15 @D4
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table deal potion-p18 @D6
	record table deal potion-p18 @D6
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p21,forest-f43
	record player1 prepare potion-p21,forest-f43
play player1 done
	record player1 done
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f55 @R3C4
	record table deal forest-f55 @R3C4
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table deal potion-p11 @D3
	record table deal potion-p11 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p37,forest-f17,forest-f41
	record player2 prepare potion-p37,forest-f17,forest-f41
play player2 done
	record player2 done
play player2 buy forest-f13 @FOREST-player2
	record player2 buy forest-f13 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p03,forest-f40
	record player1 prepare potion-p03,forest-f40
play player1 exchange spell-s3a,potion-p03,potion-p21
	record player1 exchange spell-s3a,potion-p03,potion-p21
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
lay potion-p36 @POTIONS-player1
wait 3s
	apart 1 pieces
lay forest-f23 @DECK2
	apart 2 pieces
wait 3s
lay spell-s3a @USED-player1
	apart 3 pieces
	record player1 cast spell-s3a
	record player1 prepare potion-p36,forest-f23
wait 6s

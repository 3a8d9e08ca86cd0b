# She takes a potion that asks for two Bats, and has one. Moves: none. Never: that she has no Bat.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f35 @R1C1
	record table deal forest-f35 @R1C1
play table deal forest-f55 @R1C2
	record table deal forest-f55 @R1C2
play table deal forest-f47 @R1C3
	record table deal forest-f47 @R1C3
play table deal forest-f18 @R1C4
	record table deal forest-f18 @R1C4
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f03 @R2C1
	record table deal forest-f03 @R2C1
play table deal forest-f28 @R2C2
	record table deal forest-f28 @R2C2
play table deal forest-f13 @R2C3
	record table deal forest-f13 @R2C3
play table deal forest-f10 @R2C4
	record table deal forest-f10 @R2C4
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal forest-f51 @R3C1
	record table deal forest-f51 @R3C1
play table deal forest-f49 @R3C2
	record table deal forest-f49 @R3C2
play table deal forest-f25 @R3C3
	record table deal forest-f25 @R3C3
play table deal forest-f48 @R3C4
	record table deal forest-f48 @R3C4
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table deal potion-p06 @D3
	record table deal potion-p06 @D3
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table deal potion-p17 @D5
	record table deal potion-p17 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 prepare potion-p02,forest-f51
	record player1 prepare potion-p02,forest-f51
play player1 done
	record player1 done
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p12,forest-f55
	record player2 prepare potion-p12,forest-f55
play player2 done
	record player2 done
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f34 @R1C4
	record table deal forest-f34 @R1C4
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f54 @R3C5
	record table deal forest-f54 @R3C5
play table deal potion-p35 @D6
	record table deal potion-p35 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 buy forest-f09 @FOREST-player1
	record player1 buy forest-f09 @FOREST-player1
play player1 prepare potion-p06,forest-f25,forest-f09
	record player1 prepare potion-p06,forest-f25,forest-f09
play player1 done
	record player1 done
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
lay potion-p35 @POTIONS-player2
wait 8s
	apart 1 pieces
	hint Gold Cordial needs Fungus, Bat, Bat, and the Moon Witch is short of Bat: the potion goes back.
lay forest-f47 @DECK2
	apart 2 pieces
wait 8s
	hint Gold Cordial needs Fungus, Bat, Bat, and the Moon Witch is short of Bat: the potion goes back.
lay forest-f47 @FOREST-player2
	apart 1 pieces
lay potion-p35 @D6
wait 8s

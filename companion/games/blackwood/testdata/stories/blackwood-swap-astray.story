# Two cards change places, and one of them lands elsewhere.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f16 @R1C1
	record table deal forest-f16 @R1C1
play table deal forest-f29 @R1C2
	record table deal forest-f29 @R1C2
play table deal forest-f50 @R1C3
	record table deal forest-f50 @R1C3
play table deal forest-f08 @R1C4
	record table deal forest-f08 @R1C4
play table deal forest-f10 @R1C5
	record table deal forest-f10 @R1C5
play table deal forest-f19 @R2C1
	record table deal forest-f19 @R2C1
play table deal forest-f36 @R2C2
	record table deal forest-f36 @R2C2
play table deal forest-f32 @R2C3
	record table deal forest-f32 @R2C3
play table deal forest-f09 @R2C4
	record table deal forest-f09 @R2C4
play table deal forest-f33 @R2C5
	record table deal forest-f33 @R2C5
play table deal forest-f53 @R3C1
	record table deal forest-f53 @R3C1
play table deal forest-f42 @R3C2
	record table deal forest-f42 @R3C2
play table deal forest-f30 @R3C3
	record table deal forest-f30 @R3C3
play table deal forest-f51 @R3C4
	record table deal forest-f51 @R3C4
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table deal potion-p15 @D2
	record table deal potion-p15 @D2
play table deal potion-p14 @D3
	record table deal potion-p14 @D3
play table deal potion-p07 @D4
	record table deal potion-p07 @D4
play table deal potion-p22 @D5
	record table deal potion-p22 @D5
play table deal potion-p33 @D6
	record table deal potion-p33 @D6
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 prepare potion-p22,forest-f19
	record player2 prepare potion-p22,forest-f19
play player2 done
	record player2 done
play table deal forest-f05 @R2C5
	record table deal forest-f05 @R2C5
play table deal potion-p40 @D5
	record table deal potion-p40 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p16,forest-f42
	record player1 prepare potion-p16,forest-f42
play player1 done
	record player1 done
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table deal potion-p35 @D1
	record table deal potion-p35 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 prepare potion-p15,forest-f50
	record player2 prepare potion-p15,forest-f50
play player2 exchange spell-s6a,potion-p15,potion-p22
	record player2 exchange spell-s6a,potion-p15,potion-p22
play player2 done
	record player2 done
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p33,forest-f41
	record player1 prepare potion-p33,forest-f41
play player1 done
	record player1 done
play table deal forest-f31 @R1C5
	record table deal forest-f31 @R1C5
play table deal forest-f06 @R2C5
	record table deal forest-f06 @R2C5
play table deal forest-f28 @R3C4
	record table deal forest-f28 @R3C4
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table deal potion-p24 @D2
	record table deal potion-p24 @D2
play table deal potion-p39 @D6
	record table deal potion-p39 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player1 exchange spell-s4a,potion-p16,potion-p33
	record player1 exchange spell-s4a,potion-p16,potion-p33
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f05 @FOREST-player1
	record player1 buy forest-f05 @FOREST-player1
play player1 prepare potion-p24,forest-f51,forest-f05
	record player1 prepare potion-p24,forest-f51,forest-f05
play player1 done
	record player1 done
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table deal forest-f13 @R3C5
	record table deal forest-f13 @R3C5
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f13 @FOREST-player2
	record player2 buy forest-f13 @FOREST-player2
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f22
	record player1 swap forest-f22
lay forest-f22 @R1C1
lay forest-f16 @R4C1
wait 5s
	apart 2 pieces
	ask The table and the rules disagree. It would fit if this had been done, too:
	  expected “Bat” (F16) lies in row 3, column 5 of the forest
	  seen “Bat” (F16) lies in row 4, column 1 of the forest
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move
lay forest-f16 @R3C5
	record player1 swap forest-f22,forest-f16
wait 2s

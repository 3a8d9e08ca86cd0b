# The card that is bought from the Pedlar is held for some seconds, while the others are discarded.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f04 @R1C1
	record table deal forest-f04 @R1C1
play table deal forest-f27 @R1C2
	record table deal forest-f27 @R1C2
play table deal forest-f22 @R1C3
	record table deal forest-f22 @R1C3
play table deal forest-f05 @R1C4
	record table deal forest-f05 @R1C4
play table deal forest-f28 @R1C5
	record table deal forest-f28 @R1C5
play table deal forest-f23 @R2C1
	record table deal forest-f23 @R2C1
play table deal forest-f32 @R2C2
	record table deal forest-f32 @R2C2
play table deal forest-f24 @R2C3
	record table deal forest-f24 @R2C3
play table deal forest-f56 @R2C4
	record table deal forest-f56 @R2C4
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal forest-f33 @R3C1
	record table deal forest-f33 @R3C1
play table deal forest-f11 @R3C2
	record table deal forest-f11 @R3C2
play table deal forest-f42 @R3C3
	record table deal forest-f42 @R3C3
play table deal forest-f53 @R3C4
	record table deal forest-f53 @R3C4
play table deal forest-f17 @R3C5
	record table deal forest-f17 @R3C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table deal potion-p13 @D3
	record table deal potion-p13 @D3
play table deal potion-p35 @D4
	record table deal potion-p35 @D4
play table deal potion-p38 @D5
	record table deal potion-p38 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f55 @R2C5
	record table deal forest-f55 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 prepare potion-p03,forest-f23,forest-f22
	record player1 prepare potion-p03,forest-f23,forest-f22
play player1 done
	record player1 done
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p01,forest-f39
	record player2 prepare potion-p01,forest-f39
play player2 done
	record player2 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p35,forest-f55
	record player2 prepare potion-p35,forest-f55
play player2 exchange spell-s5a,potion-p01,potion-p35
	record player2 exchange spell-s5a,potion-p01,potion-p35
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f10 @SHOW
	record table show forest-f10 @SHOW
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play table show forest-f49 @SHOW
	record table show forest-f49 @SHOW
play table show forest-f09 @SHOW
	record table show forest-f09 @SHOW
play table show forest-f15 @SHOW
	record table show forest-f15 @SHOW
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p13,forest-f37
	record player2 prepare potion-p13,forest-f37
play player2 done
	record player2 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f35 @R1C5
	record table deal forest-f35 @R1C5
play table deal forest-f30 @R2C3
	record table deal forest-f30 @R2C3
play table deal forest-f31 @R2C4
	record table deal forest-f31 @R2C4
play table deal forest-f06 @R2C5
	record table deal forest-f06 @R2C5
play table deal forest-f25 @R3C5
	record table deal forest-f25 @R3C5
play table deal potion-p15 @D1
	record table deal potion-p15 @D1
play table deal potion-p32 @D2
	record table deal potion-p32 @D2
play table deal potion-p31 @D3
	record table deal potion-p31 @D3
play table deal potion-p39 @D4
	record table deal potion-p39 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player1 done
	record player1 done
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 prepare potion-p15,forest-f56,forest-f31
	record player1 prepare potion-p15,forest-f56,forest-f31
play player1 exchange spell-s1a,potion-p03,potion-p15
	record player1 exchange spell-s1a,potion-p03,potion-p15
play player1 done
	record player1 done
play player2 prepare potion-p31,forest-f42
	record player2 prepare potion-p31,forest-f42
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal forest-f34 @R3C5
	record table deal forest-f34 @R3C5
play table deal potion-p18 @D1
	record table deal potion-p18 @D1
play table deal potion-p36 @D3
	record table deal potion-p36 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s4a,potion-p13,potion-p31
	record player2 exchange spell-s4a,potion-p13,potion-p31
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p39,forest-f17,forest-f40
	record player2 prepare potion-p39,forest-f17,forest-f40
play player2 done
	record player2 done
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal forest-f36 @R2C5
	record table deal forest-f36 @R2C5
play table deal potion-p17 @D4
	record table deal potion-p17 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f25
	record player2 swap forest-f25
play player2 swap forest-f25,forest-f04
	record player2 swap forest-f25,forest-f04
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play table show forest-f45 @SHOW
	record table show forest-f45 @SHOW
play table show forest-f02 @SHOW
	record table show forest-f02 @SHOW
play table show forest-f38 @SHOW
	record table show forest-f38 @SHOW
play table show forest-f54 @SHOW
	record table show forest-f54 @SHOW
take forest-f02
take forest-f45
wait 3s
	hint Not finished yet:
	  expected “Clover, Bat, Bat” (F54) lies on the discard pile
	  seen “Clover, Bat, Bat” (F54) lies with the Pedlar
	apart 2 pieces
take forest-f48
lay forest-f54 @DECK2
take forest-f38
	record player2 pass
wait 2.3s
lay forest-f38 @FOREST-player2
wait 22.7s
	revoke player2 pass
	record player2 buy forest-f38 @FOREST-player2

# A row closes up and a marionette is left behind on the table.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f45 @R1C1
	record table deal forest-f45 @R1C1
play table deal forest-f03 @R1C2
	record table deal forest-f03 @R1C2
play table deal forest-f16 @R1C3
	record table deal forest-f16 @R1C3
play table deal forest-f28 @R1C4
	record table deal forest-f28 @R1C4
play table deal forest-f14 @R1C5
	record table deal forest-f14 @R1C5
play table deal forest-f13 @R2C1
	record table deal forest-f13 @R2C1
play table deal forest-f27 @R2C2
	record table deal forest-f27 @R2C2
play table deal forest-f11 @R2C3
	record table deal forest-f11 @R2C3
play table deal forest-f06 @R2C4
	record table deal forest-f06 @R2C4
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal forest-f30 @R3C1
	record table deal forest-f30 @R3C1
play table deal forest-f36 @R3C2
	record table deal forest-f36 @R3C2
play table deal forest-f50 @R3C3
	record table deal forest-f50 @R3C3
play table deal forest-f01 @R3C4
	record table deal forest-f01 @R3C4
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p39 @D1
	record table deal potion-p39 @D1
play table deal potion-p37 @D2
	record table deal potion-p37 @D2
play table deal potion-p18 @D3
	record table deal potion-p18 @D3
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table deal potion-p31 @D5
	record table deal potion-p31 @D5
play table deal potion-p24 @D6
	record table deal potion-p24 @D6
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f30 @FOREST-player1
	record player1 buy forest-f30 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f48 @R1C5
	record table deal forest-f48 @R1C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 prepare potion-p39,forest-f45,forest-f27
	record player2 prepare potion-p39,forest-f45,forest-f27
play player2 done
	record player2 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 prepare potion-p31,forest-f30,forest-f50
	record player1 prepare potion-p31,forest-f30,forest-f50
play player1 done
	record player1 done
play table deal forest-f53 @R2C5
	record table deal forest-f53 @R2C5
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p13 @D1
	record table deal potion-p13 @D1
play table deal potion-p21 @D5
	record table deal potion-p21 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 prepare potion-p21,forest-f28
	record player2 prepare potion-p21,forest-f28
play player2 exchange spell-s2a,potion-p21,potion-p39
	record player2 exchange spell-s2a,potion-p21,potion-p39
play player2 done
	record player2 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p02,forest-f41
	record player1 prepare potion-p02,forest-f41
play player1 done
	record player1 done
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f33 @R3C5
	record table deal forest-f33 @R3C5
play table deal potion-p27 @D4
	record table deal potion-p27 @D4
play table deal potion-p08 @D5
	record table deal potion-p08 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 done
	record player1 done
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f47 @R1C5
	record table deal forest-f47 @R1C5
play table deal forest-f02 @R3C5
	record table deal forest-f02 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 prepare potion-p08,forest-f23,forest-f47
	record player2 prepare potion-p08,forest-f23,forest-f47
play player2 done
	record player2 done
play player1 sell potion-p02
	record player1 sell potion-p02
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 prepare potion-p18,forest-f48,forest-f53
	record player1 prepare potion-p18,forest-f48,forest-f53
play player1 exchange spell-s4a,potion-p18,potion-p31
	record player1 exchange spell-s4a,potion-p18,potion-p31
play player1 done
	record player1 done
play table deal forest-f22 @R1C5
	record table deal forest-f22 @R1C5
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal potion-p34 @D3
	record table deal potion-p34 @D3
play table deal potion-p07 @D5
	record table deal potion-p07 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 done
	record player2 done
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f03 @FOREST-player2
	record player2 buy forest-f03 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f13 @FOREST-player1
	record player1 buy forest-f13 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f35 @R1C5
	record table deal forest-f35 @R1C5
play table deal forest-f49 @R2C5
	record table deal forest-f49 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
play player1 buy forest-f06 @FOREST-player1
	record player1 buy forest-f06 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f31 @R2C5
	record table deal forest-f31 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C3
	record player1 place player1-doll-1 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p37,forest-f06,forest-f42
	record player1 prepare potion-p37,forest-f06,forest-f42
play player1 done
	record player1 done
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 prepare potion-p13,forest-f03,forest-f49
	record player2 prepare potion-p13,forest-f03,forest-f49
play player2 done
	record player2 done
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f20 @R2C4
	record table deal forest-f20 @R2C4
play table deal forest-f15 @R2C5
	record table deal forest-f15 @R2C5
play table deal forest-f21 @R3C5
	record table deal forest-f21 @R3C5
play table deal potion-p10 @D1
	record table deal potion-p10 @D1
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player2 exchange spell-s1a,potion-p08,potion-p13
	record player2 exchange spell-s1a,potion-p08,potion-p13
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 done
	record player1 done
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f02 @FOREST-player2
	record player2 buy forest-f02 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f44 @R1C5
	record table deal forest-f44 @R1C5
play table deal forest-f38 @R2C5
	record table deal forest-f38 @R2C5
play table deal forest-f04 @R3C5
	record table deal forest-f04 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 loan fagus-2 @FAGUS-player2
	record player2 loan fagus-2 @FAGUS-player2
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p10,forest-f22,forest-f02,forest-f44
	record player2 prepare potion-p10,forest-f22,forest-f02,forest-f44
play player2 done
	record player2 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p27,forest-f13,forest-f38
	record player1 prepare potion-p27,forest-f13,forest-f38
play player1 done
	record player1 done
play table deal forest-f39 @R1C5
	record table deal forest-f39 @R1C5
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal potion-p11 @D1
	record table deal potion-p11 @D1
play table deal potion-p14 @D4
	record table deal potion-p14 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f11 @FOREST-player2
	record player2 buy forest-f11 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 done
	record player2 done
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f21
	record player1 swap forest-f21
play player1 swap forest-f21,forest-f14
	record player1 swap forest-f21,forest-f14
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
play player1 done
	record player1 done
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
lay forest-f54 @R1C2
lay forest-f35 @R1C3
lay forest-f39 @R1C4
wait 5s
	record player1 done
	hint The Star Witch's marionette 3 rides along on Clover, Fungus, Bat (F39): it belongs in row 1, column 4.
lay player1-doll-3 @M1C4
wait 2s

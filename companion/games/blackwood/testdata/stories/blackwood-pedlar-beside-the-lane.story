# The Pedlar's card is first laid among the spells, while the other four are put away:
# it is bought when it lies in its lane.
game blackwood
players 4
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f48 @R1C1
	record table deal forest-f48 @R1C1
play table deal forest-f27 @R1C2
	record table deal forest-f27 @R1C2
play table deal forest-f51 @R1C3
	record table deal forest-f51 @R1C3
play table deal forest-f46 @R1C4
	record table deal forest-f46 @R1C4
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal forest-f35 @R2C1
	record table deal forest-f35 @R2C1
play table deal forest-f31 @R2C2
	record table deal forest-f31 @R2C2
play table deal forest-f32 @R2C3
	record table deal forest-f32 @R2C3
play table deal forest-f10 @R2C4
	record table deal forest-f10 @R2C4
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal forest-f29 @R3C1
	record table deal forest-f29 @R3C1
play table deal forest-f24 @R3C2
	record table deal forest-f24 @R3C2
play table deal forest-f25 @R3C3
	record table deal forest-f25 @R3C3
play table deal forest-f20 @R3C4
	record table deal forest-f20 @R3C4
play table deal forest-f30 @R3C5
	record table deal forest-f30 @R3C5
play table deal forest-f28 @R4C1
	record table deal forest-f28 @R4C1
play table deal forest-f40 @R4C2
	record table deal forest-f40 @R4C2
play table deal forest-f52 @R4C3
	record table deal forest-f52 @R4C3
play table deal forest-f16 @R4C4
	record table deal forest-f16 @R4C4
play table deal forest-f55 @R4C5
	record table deal forest-f55 @R4C5
play table deal forest-f42 @R5C1
	record table deal forest-f42 @R5C1
play table deal forest-f11 @R5C2
	record table deal forest-f11 @R5C2
play table deal forest-f34 @R5C3
	record table deal forest-f34 @R5C3
play table deal forest-f18 @R5C4
	record table deal forest-f18 @R5C4
play table deal forest-f53 @R5C5
	record table deal forest-f53 @R5C5
play table deal potion-p08 @D1
	record table deal potion-p08 @D1
play table deal potion-p24 @D2
	record table deal potion-p24 @D2
play table deal potion-p03 @D3
	record table deal potion-p03 @D3
play table deal potion-p12 @D4
	record table deal potion-p12 @D4
play table deal potion-p28 @D5
	record table deal potion-p28 @D5
play table deal potion-p22 @D6
	record table deal potion-p22 @D6
play player1 place player1-doll-1 @M4C2
	record player1 place player1-doll-1 @M4C2
play player2 place player2-doll-2 @M5C1
	record player2 place player2-doll-2 @M5C1
play player3 place player3-doll-3 @M3C1
	record player3 place player3-doll-3 @M3C1
play player4 place player4-doll-2 @M4C1
	record player4 place player4-doll-2 @M4C1
	due The Moon Witch stands farthest in column 1, in row 5, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f29 @FOREST-player3
	record player3 buy forest-f29 @FOREST-player3
play player3 done
	record player3 done
play player4 buy forest-f28 @FOREST-player4
	record player4 buy forest-f28 @FOREST-player4
play player4 done
	record player4 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p03,forest-f40
	record player1 prepare potion-p03,forest-f40
play player1 done
	record player1 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p22,forest-f42
	record player2 prepare potion-p22,forest-f42
play player2 done
	record player2 done
play table deal forest-f02 @R3C5
	record table deal forest-f02 @R3C5
play table deal forest-f54 @R4C4
	record table deal forest-f54 @R4C4
play table deal forest-f50 @R4C5
	record table deal forest-f50 @R4C5
play table deal forest-f43 @R5C5
	record table deal forest-f43 @R5C5
play table deal potion-p17 @D3
	record table deal potion-p17 @D3
play table deal potion-p37 @D6
	record table deal potion-p37 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player2 done
	record player2 done
play player3 place player3-doll-3 @M4C3
	record player3 place player3-doll-3 @M4C3
play player4 place player4-doll-3 @M5C3
	record player4 place player4-doll-3 @M5C3
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
play player1 done
	record player1 done
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 prepare potion-p12,forest-f25
	record player2 prepare potion-p12,forest-f25
play player2 exchange spell-s6a,potion-p12,potion-p22
	record player2 exchange spell-s6a,potion-p12,potion-p22
play player2 done
	record player2 done
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s6a,player3-doll-3
	record player2 cast spell-s6a,player3-doll-3
play player3 yield player3-doll-3 @M1C3
	record player3 yield player3-doll-3 @M1C3
play player2 place player2-doll-3 @M5C4
	record player2 place player2-doll-3 @M5C4
play player2 place player2-doll-2 @M4C3
	record player2 place player2-doll-2 @M4C3
play player3 place player3-doll-1 @M5C5
	record player3 place player3-doll-1 @M5C5
play player4 place player4-doll-1 @M3C3
	record player4 place player4-doll-1 @M3C3
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
	due The Leaf Witch stands farthest in column 3, in row 5, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player4
	record table hand cauldron @CAULDRON-player4
play player3 leave forest-f46
	record player3 leave forest-f46
play player3 done
	record player3 done
play player1 prepare potion-p21,forest-f27
	record player1 prepare potion-p21,forest-f27
play player1 leave forest-f32
	record player1 leave forest-f32
play player1 done
	record player1 done
play player4 buy forest-f30 @FOREST-player4
	record player4 buy forest-f30 @FOREST-player4
play player4 done
	record player4 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 done
	record player2 done
play player4 leave forest-f18
	record player4 leave forest-f18
play player4 done
	record player4 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p28,forest-f55,forest-f53
	record player2 prepare potion-p28,forest-f55,forest-f53
play player2 done
	record player2 done
play player3 buy forest-f43 @FOREST-player3
	record player3 buy forest-f43 @FOREST-player3
play player3 prepare potion-p08,forest-f29,forest-f43
	record player3 prepare potion-p08,forest-f29,forest-f43
play player3 done
	record player3 done
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table deal forest-f01 @R4C5
	record table deal forest-f01 @R4C5
play table deal forest-f08 @R5C3
	record table deal forest-f08 @R5C3
play table deal forest-f49 @R5C4
	record table deal forest-f49 @R5C4
play table deal forest-f45 @R5C5
	record table deal forest-f45 @R5C5
play table deal potion-p10 @D1
	record table deal potion-p10 @D1
play table deal potion-p13 @D4
	record table deal potion-p13 @D4
play table deal potion-p07 @D5
	record table deal potion-p07 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player4 place player4-doll-1 @M5C4
	record player4 place player4-doll-1 @M5C4
play player4 done
	record player4 done
play player1 exchange spell-s3a,potion-p03,potion-p21
	record player1 exchange spell-s3a,potion-p03,potion-p21
play player1 place player1-doll-3 @M5C5
	record player1 place player1-doll-3 @M5C5
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
play player3 place player3-doll-2 @M4C4
	record player3 place player3-doll-2 @M4C4
play player3 done
	record player3 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f50 @FOREST-player3
	record player3 buy forest-f50 @FOREST-player3
play player3 done
	record player3 done
play player4 loan fagus-1 @FAGUS-player4
	record player4 loan fagus-1 @FAGUS-player4
play player4 buy forest-f49 @FOREST-player4
	record player4 buy forest-f49 @FOREST-player4
play player4 prepare potion-p10,forest-f28,forest-f30,forest-f49
	record player4 prepare potion-p10,forest-f28,forest-f30,forest-f49
play player4 done
	record player4 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p13,forest-f45
	record player1 prepare potion-p13,forest-f45
play player1 done
	record player1 done
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal forest-f09 @R4C5
	record table deal forest-f09 @R4C5
play table deal forest-f47 @R5C4
	record table deal forest-f47 @R5C4
play table deal forest-f41 @R5C5
	record table deal forest-f41 @R5C5
play table deal potion-p18 @D1
	record table deal potion-p18 @D1
play table deal potion-p38 @D4
	record table deal potion-p38 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player4 place player4-doll-2 @M5C5
	record player4 place player4-doll-2 @M5C5
play player4 done
	record player4 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M4C5
	record player2 place player2-doll-2 @M4C5
play player2 done
	record player2 done
play player3 place player3-doll-2 @M1C5
	record player3 place player3-doll-2 @M1C5
play player3 done
	record player3 done
play player3 leave forest-f05
	record player3 leave forest-f05
play player3 done
	record player3 done
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 done
	record player2 done
play player4 buy forest-f41 @FOREST-player4
	record player4 buy forest-f41 @FOREST-player4
play player4 done
	record player4 done
play table deal forest-f39 @R1C5
	record table deal forest-f39 @R1C5
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal forest-f26 @R4C5
	record table deal forest-f26 @R4C5
play table deal forest-f37 @R5C5
	record table deal forest-f37 @R5C5
play table advance forest-tracker
	record table advance forest-tracker
play player4 place player4-doll-1 @M1C1
	record player4 place player4-doll-1 @M1C1
play player4 done
	record player4 done
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player2 done
	record player2 done
play player3 place player3-doll-1 @M4C1
	record player3 place player3-doll-1 @M4C1
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Leaf Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player4 buy forest-f48 @FOREST-player4
	record player4 buy forest-f48 @FOREST-player4
play player4 done
	record player4 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f52 @FOREST-player3
	record player3 buy forest-f52 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f03 @R1C5
	record table deal forest-f03 @R1C5
play table deal forest-f17 @R2C5
	record table deal forest-f17 @R2C5
play table deal forest-f44 @R3C5
	record table deal forest-f44 @R3C5
play table deal forest-f56 @R4C5
	record table deal forest-f56 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M4C2
	record player3 place player3-doll-3 @M4C2
play player3 done
	record player3 done
play player4 place player4-doll-1 @M2C2
	record player4 place player4-doll-1 @M2C2
play player4 done
	record player4 done
play player1 place player1-doll-2 @M5C5
	record player1 place player1-doll-2 @M5C5
play player1 done
	record player1 done
play player2 cast spell-s6a,player4-doll-1
	record player2 cast spell-s6a,player4-doll-1
play player4 yield player4-doll-1 @M4C3
	record player4 yield player4-doll-1 @M4C3
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 done
	record player2 done
play player2 leave forest-f10
	record player2 leave forest-f10
play player2 done
	record player2 done
play player3 buy forest-f54 @FOREST-player3
	record player3 buy forest-f54 @FOREST-player3
play player3 prepare potion-p38,forest-f52,forest-f54
	record player3 prepare potion-p38,forest-f52,forest-f54
play player3 exchange spell-s5a,potion-p08,potion-p38
	record player3 exchange spell-s5a,potion-p08,potion-p38
play player3 done
	record player3 done
play player4 leave forest-f01
	record player4 leave forest-f01
play player4 done
	record player4 done
play table deal forest-f36 @R2C5
	record table deal forest-f36 @R2C5
play table deal forest-f23 @R4C4
	record table deal forest-f23 @R4C4
play table deal forest-f38 @R4C5
	record table deal forest-f38 @R4C5
play table deal potion-p30 @D4
	record table deal potion-p30 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player3 cast spell-s5a
	record player3 cast spell-s5a
play table show forest-f07 @SHOW
	record table show forest-f07 @SHOW
play table show forest-f06 @SHOW
	record table show forest-f06 @SHOW
play table show forest-f04 @SHOW
	record table show forest-f04 @SHOW
play table show forest-f18 @SHOW
	record table show forest-f18 @SHOW
play table show forest-f30 @SHOW
	record table show forest-f30 @SHOW
play player3 buy forest-f18 @FOREST-player3
	record player3 buy forest-f18 @FOREST-player3
play player3 place player3-doll-1 @M4C4
	record player3 place player3-doll-1 @M4C4
play player3 done
	record player3 done
play player4 place player4-doll-1 @M1C3
	record player4 place player4-doll-1 @M1C3
play player4 done
	record player4 done
play player1 place player1-doll-1 @M4C5
	record player1 place player1-doll-1 @M4C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Leaf Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player4 buy forest-f33 @FOREST-player4
	record player4 buy forest-f33 @FOREST-player4
play player4 prepare potion-p18,forest-f48,forest-f33
	record player4 prepare potion-p18,forest-f48,forest-f33
play player4 exchange spell-s1a,potion-p10,potion-p18
	record player4 exchange spell-s1a,potion-p10,potion-p18
play player4 done
	record player4 done
play player2 loan fagus-2 @FAGUS-player2
	record player2 loan fagus-2 @FAGUS-player2
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p17,forest-f24,forest-f39
	record player2 prepare potion-p17,forest-f24,forest-f39
play player2 exchange spell-s6b,potion-p17,potion-p28
	record player2 exchange spell-s6b,potion-p17,potion-p28
play player2 done
	record player2 done
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f27 @R1C4
	record table deal forest-f27 @R1C4
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table deal potion-p26 @D3
	record table deal potion-p26 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s6b,player1-doll-1
	record player2 cast spell-s6b,player1-doll-1
play player1 yield player1-doll-1 @M1C3
	record player1 yield player1-doll-1 @M1C3
play player2 place player2-doll-3 @M4C5
	record player2 place player2-doll-3 @M4C5
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player3 place player3-doll-2 @M3C4
	record player3 place player3-doll-2 @M3C4
play player3 done
	record player3 done
play player4 place player4-doll-3 @M1C5
	record player4 place player4-doll-3 @M1C5
play player4 cast spell-s1a
	record player4 cast spell-s1a
play player4 place player4-doll-1 @M3C5
	record player4 place player4-doll-1 @M3C5
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 prepare potion-p16,forest-f22,forest-f27
	record player2 prepare potion-p16,forest-f22,forest-f27
play player2 done
	record player2 done
play player4 buy forest-f40 @FOREST-player4
	record player4 buy forest-f40 @FOREST-player4
play player4 prepare potion-p26,forest-f40
	record player4 prepare potion-p26,forest-f40
play player4 done
	record player4 done
play player3 buy forest-f15 @FOREST-player3
	record player3 buy forest-f15 @FOREST-player3
play player3 done
	record player3 done
play player4 buy forest-f44 @FOREST-player4
	record player4 buy forest-f44 @FOREST-player4
play player4 done
	record player4 done
play player3 leave forest-f23
	record player3 leave forest-f23
play player3 done
	record player3 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p24,forest-f38
	record player2 prepare potion-p24,forest-f38
play player2 done
	record player2 done
play table deal forest-f01 @R1C4
	record table deal forest-f01 @R1C4
play table deal forest-f46 @R1C5
	record table deal forest-f46 @R1C5
play table deal forest-f50 @R3C4
	record table deal forest-f50 @R3C4
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal forest-f05 @R4C4
	record table deal forest-f05 @R4C4
play table deal forest-f41 @R4C5
	record table deal forest-f41 @R4C5
play table deal potion-p27 @D1
	record table deal potion-p27 @D1
play table deal potion-p23 @D2
	record table deal potion-p23 @D2
play table deal potion-p15 @D3
	record table deal potion-p15 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M4C5
	record player3 place player3-doll-2 @M4C5
play player3 done
	record player3 done
play player4 place player4-doll-2 @M1C5
	record player4 place player4-doll-2 @M1C5
play player4 done
	record player4 done
play player2 exchange spell-s6c,potion-p16,potion-p24
	record player2 exchange spell-s6c,potion-p16,potion-p24
play player2 cast spell-s6c,player1-doll-2
	record player2 cast spell-s6c,player1-doll-2
play player1 yield player1-doll-2 @M4C3
	record player1 yield player1-doll-2 @M4C3
play player2 place player2-doll-3 @M5C5
	record player2 place player2-doll-3 @M5C5
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
	due The Moon Witch stands farthest in column 5, in row 5, and gets the Cauldron. The Leaf Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player4 prepare potion-p23,forest-f44
	record player4 prepare potion-p23,forest-f44
play player4 buy forest-f46 @FOREST-player4
	record player4 buy forest-f46 @FOREST-player4
play player4 done
	record player4 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p27,forest-f35,forest-f45
	record player1 prepare potion-p27,forest-f35,forest-f45
play player1 done
	record player1 done
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 done
	record player2 done
play player3 leave forest-f41
	record player3 leave forest-f41
play player3 done
	record player3 done
play player2 leave forest-f37
	record player2 leave forest-f37
play player2 done
	record player2 done
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal forest-f53 @R4C5
	record table deal forest-f53 @R4C5
play table deal forest-f19 @R5C5
	record table deal forest-f19 @R5C5
play table deal potion-p19 @D1
	record table deal potion-p19 @D1
play table deal potion-p02 @D2
	record table deal potion-p02 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s6b,player1-doll-1
	record player2 cast spell-s6b,player1-doll-1
play player1 yield player1-doll-1 @M4C2
	record player1 yield player1-doll-1 @M4C2
play player2 cast spell-s6a,player1-doll-1
	record player2 cast spell-s6a,player1-doll-1
play player1 yield player1-doll-1 @M1C3
	record player1 yield player1-doll-1 @M1C3
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player2 place player2-doll-1 @M4C2
	record player2 place player2-doll-1 @M4C2
play player2 done
	record player2 done
play player3 cast spell-s5a
	record player3 cast spell-s5a
play table show forest-f43 @SHOW
	record table show forest-f43 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play table show forest-f25 @SHOW
	record table show forest-f25 @SHOW
play table show forest-f49 @SHOW
	record table show forest-f49 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
take forest-f25
take forest-f49
take forest-f52
lay forest-f29 @DECK2
lay forest-f43 @SPELLS-player3
wait 2s
	apart 5 pieces
lay forest-f43 @FOREST-player3
	record player3 buy forest-f43 @FOREST-player3
wait 15.3s

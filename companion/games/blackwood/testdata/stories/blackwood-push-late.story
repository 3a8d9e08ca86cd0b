# A marionette that was just sent is moved by Push, whose card is laid down after it.
# At first it looks as if its Witch had thought again.
game blackwood
players 4
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f44 @R1C1
	record table deal forest-f44 @R1C1
play table deal forest-f09 @R1C2
	record table deal forest-f09 @R1C2
play table deal forest-f49 @R1C3
	record table deal forest-f49 @R1C3
play table deal forest-f05 @R1C4
	record table deal forest-f05 @R1C4
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table deal forest-f53 @R2C1
	record table deal forest-f53 @R2C1
play table deal forest-f54 @R2C2
	record table deal forest-f54 @R2C2
play table deal forest-f10 @R2C3
	record table deal forest-f10 @R2C3
play table deal forest-f26 @R2C4
	record table deal forest-f26 @R2C4
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal forest-f01 @R3C1
	record table deal forest-f01 @R3C1
play table deal forest-f15 @R3C2
	record table deal forest-f15 @R3C2
play table deal forest-f34 @R3C3
	record table deal forest-f34 @R3C3
play table deal forest-f36 @R3C4
	record table deal forest-f36 @R3C4
play table deal forest-f46 @R3C5
	record table deal forest-f46 @R3C5
play table deal forest-f43 @R4C1
	record table deal forest-f43 @R4C1
play table deal forest-f29 @R4C2
	record table deal forest-f29 @R4C2
play table deal forest-f17 @R4C3
	record table deal forest-f17 @R4C3
play table deal forest-f31 @R4C4
	record table deal forest-f31 @R4C4
play table deal forest-f47 @R4C5
	record table deal forest-f47 @R4C5
play table deal forest-f38 @R5C1
	record table deal forest-f38 @R5C1
play table deal forest-f16 @R5C2
	record table deal forest-f16 @R5C2
play table deal forest-f07 @R5C3
	record table deal forest-f07 @R5C3
play table deal forest-f37 @R5C4
	record table deal forest-f37 @R5C4
play table deal forest-f18 @R5C5
	record table deal forest-f18 @R5C5
play table deal potion-p10 @D1
	record table deal potion-p10 @D1
play table deal potion-p30 @D2
	record table deal potion-p30 @D2
play table deal potion-p33 @D3
	record table deal potion-p33 @D3
play table deal potion-p37 @D4
	record table deal potion-p37 @D4
play table deal potion-p35 @D5
	record table deal potion-p35 @D5
play table deal potion-p13 @D6
	record table deal potion-p13 @D6
play player1 place player1-doll-1 @M5C1
	record player1 place player1-doll-1 @M5C1
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player3 place player3-doll-2 @M4C1
	record player3 place player3-doll-2 @M4C1
play player4 place player4-doll-1 @M1C1
	record player4 place player4-doll-1 @M1C1
play player4 buy forest-f44 @FOREST-player4
	record player4 buy forest-f44 @FOREST-player4
play player4 done
	record player4 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f43 @FOREST-player3
	record player3 buy forest-f43 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p13,forest-f38
	record player1 prepare potion-p13,forest-f38
play player1 done
	record player1 done
play table deal forest-f04 @R1C5
	record table deal forest-f04 @R1C5
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table deal forest-f56 @R4C5
	record table deal forest-f56 @R4C5
play table deal forest-f40 @R5C5
	record table deal forest-f40 @R5C5
play table deal potion-p31 @D6
	record table deal potion-p31 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M4C2
	record player1 place player1-doll-1 @M4C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M5C3
	record player2 place player2-doll-2 @M5C3
play player3 place player3-doll-1 @M4C4
	record player3 place player3-doll-1 @M4C4
play player4 place player4-doll-1 @M2C4
	record player4 place player4-doll-1 @M2C4
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f11 @R4C5
	record table deal forest-f11 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M4C4
	record player1 place player1-doll-2 @M4C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M5C4
	record player2 place player2-doll-3 @M5C4
play player3 place player3-doll-2 @M3C5
	record player3 place player3-doll-2 @M3C5
play player4 place player4-doll-3 @M5C5
	record player4 place player4-doll-3 @M5C5
	due The Moon Witch stands farthest in column 3, in row 5, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f47 @FOREST-player3
	record player3 buy forest-f47 @FOREST-player3
play player3 prepare potion-p10,forest-f43,forest-f47
	record player3 prepare potion-p10,forest-f43,forest-f47
play player3 done
	record player3 done
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 prepare potion-p37,forest-f17,forest-f56
	record player1 prepare potion-p37,forest-f17,forest-f56
play player1 done
	record player1 done
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p30,forest-f53,forest-f37
	record player2 prepare potion-p30,forest-f53,forest-f37
play player2 done
	record player2 done
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 done
	record player2 done
play player4 buy forest-f40 @FOREST-player4
	record player4 buy forest-f40 @FOREST-player4
play player4 prepare potion-p33,forest-f44,forest-f40
	record player4 prepare potion-p33,forest-f44,forest-f40
play player4 done
	record player4 done
play table deal forest-f48 @R4C4
	record table deal forest-f48 @R4C4
play table deal forest-f52 @R4C5
	record table deal forest-f52 @R4C5
play table deal forest-f55 @R5C3
	record table deal forest-f55 @R5C3
play table deal forest-f12 @R5C4
	record table deal forest-f12 @R5C4
play table deal forest-f41 @R5C5
	record table deal forest-f41 @R5C5
play table deal potion-p29 @D1
	record table deal potion-p29 @D1
play table deal potion-p19 @D2
	record table deal potion-p19 @D2
play table deal potion-p06 @D3
	record table deal potion-p06 @D3
play table deal potion-p20 @D4
	record table deal potion-p20 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
play player3 place player3-doll-3 @M4C4
	record player3 place player3-doll-3 @M4C4
play player3 done
	record player3 done
play player4 place player4-doll-2 @M4C5
	record player4 place player4-doll-2 @M4C5
play player4 done
	record player4 done
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 exchange spell-s4a,potion-p13,potion-p37
	record player1 exchange spell-s4a,potion-p13,potion-p37
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 done
	record player1 done
play player4 buy forest-f19 @FOREST-player4
	record player4 buy forest-f19 @FOREST-player4
play player4 done
	record player4 done
play player2 buy forest-f36 @FOREST-player2
	record player2 buy forest-f36 @FOREST-player2
play player2 prepare potion-p35,forest-f18,forest-f36
	record player2 prepare potion-p35,forest-f18,forest-f36
play player2 done
	record player2 done
play player3 buy forest-f46 @FOREST-player3
	record player3 buy forest-f46 @FOREST-player3
play player3 done
	record player3 done
play player3 buy forest-f48 @FOREST-player3
	record player3 buy forest-f48 @FOREST-player3
play player3 done
	record player3 done
play player4 leave forest-f52
	record player4 leave forest-f52
play player4 done
	record player4 done
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table deal forest-f35 @R2C5
	record table deal forest-f35 @R2C5
play table deal forest-f03 @R3C4
	record table deal forest-f03 @R3C4
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal forest-f06 @R4C4
	record table deal forest-f06 @R4C4
play table deal forest-f45 @R4C5
	record table deal forest-f45 @R4C5
play table deal potion-p40 @D5
	record table deal potion-p40 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M2C5
	record player3 place player3-doll-1 @M2C5
play player3 done
	record player3 done
play player4 place player4-doll-3 @M5C5
	record player4 place player4-doll-3 @M5C5
play player4 done
	record player4 done
play player1 place player1-doll-3 @M4C5
	record player1 place player1-doll-3 @M4C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
	due The Leaf Witch stands farthest in column 5, in row 5, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player4
	record table hand cauldron @CAULDRON-player4
play player3 loan fagus-1 @FAGUS-player3
	record player3 loan fagus-1 @FAGUS-player3
play player3 buy forest-f35 @FOREST-player3
	record player3 buy forest-f35 @FOREST-player3
play player3 prepare potion-p20,forest-f46,forest-f48,forest-f35
	record player3 prepare potion-p20,forest-f46,forest-f48,forest-f35
play player3 prepare potion-p31
	record player3 prepare potion-p31
play player3 done
	record player3 done
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play player4 leave forest-f41
	record player4 leave forest-f41
play player4 done
	record player4 done
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal forest-f39 @R3C5
	record table deal forest-f39 @R3C5
play table deal forest-f42 @R4C5
	record table deal forest-f42 @R4C5
play table deal forest-f27 @R5C5
	record table deal forest-f27 @R5C5
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table deal potion-p16 @D6
	record table deal potion-p16 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player4 place player4-doll-3 @M2C1
	record player4 place player4-doll-3 @M2C1
play player4 done
	record player4 done
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f42
	record player1 swap forest-f42
play player1 swap forest-f42,forest-f29
	record player1 swap forest-f42,forest-f29
play player1 place player1-doll-1 @M4C1
	record player1 place player1-doll-1 @M4C1
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 done
	record player2 done
play player3 place player3-doll-2 @M1C2
	record player3 place player3-doll-2 @M1C2
play player3 exchange spell-s5a,potion-p10,potion-p31
	record player3 exchange spell-s5a,potion-p10,potion-p31
play player3 cast spell-s5a
	record player3 cast spell-s5a
play table show forest-f28 @SHOW
	record table show forest-f28 @SHOW
play table show forest-f23 @SHOW
	record table show forest-f23 @SHOW
play table show forest-f51 @SHOW
	record table show forest-f51 @SHOW
play table show forest-f25 @SHOW
	record table show forest-f25 @SHOW
play table show forest-f14 @SHOW
	record table show forest-f14 @SHOW
play player3 buy forest-f28 @FOREST-player3
	record player3 buy forest-f28 @FOREST-player3
play player3 done
	record player3 done
	due The Star Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 done
	record player2 done
play player3 prepare potion-p21,forest-f28
	record player3 prepare potion-p21,forest-f28
play player3 buy forest-f49 @FOREST-player3
	record player3 buy forest-f49 @FOREST-player3
play player3 done
	record player3 done
play player4 sell potion-p33
	record player4 sell potion-p33
play player4 buy forest-f54 @FOREST-player4
	record player4 buy forest-f54 @FOREST-player4
play player4 done
	record player4 done
play player1 leave forest-f42
	record player1 leave forest-f42
play player1 done
	record player1 done
play table deal forest-f22 @R1C4
	record table deal forest-f22 @R1C4
play table deal forest-f08 @R1C5
	record table deal forest-f08 @R1C5
play table deal forest-f32 @R2C5
	record table deal forest-f32 @R2C5
play table deal forest-f02 @R4C5
	record table deal forest-f02 @R4C5
play table deal potion-p34 @D4
	record table deal potion-p34 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player3 place player3-doll-2 @M3C2
	record player3 place player3-doll-2 @M3C2
play player3 done
	record player3 done
play player4 place player4-doll-1 @M2C3
	record player4 place player4-doll-1 @M2C3
play player4 done
	record player4 done
	due The Flame Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 done
	record player1 done
play player4 loan fagus-2 @FAGUS-player4
	record player4 loan fagus-2 @FAGUS-player4
play player4 buy forest-f24 @FOREST-player4
	record player4 buy forest-f24 @FOREST-player4
play player4 prepare potion-p40,forest-f54,forest-f24
	record player4 prepare potion-p40,forest-f54,forest-f24
play player4 done
	record player4 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 prepare potion-p16,forest-f09,forest-f21
	record player2 prepare potion-p16,forest-f09,forest-f21
play player2 done
	record player2 done
play player3 exchange spell-s6a,potion-p20,potion-p21
	record player3 exchange spell-s6a,potion-p20,potion-p21
play player3 buy forest-f15 @FOREST-player3
	record player3 buy forest-f15 @FOREST-player3
play player3 prepare potion-p06,forest-f49,forest-f15
	record player3 prepare potion-p06,forest-f49,forest-f15
play player3 done
	record player3 done
play table deal forest-f50 @R2C3
	record table deal forest-f50 @R2C3
play table deal forest-f13 @R2C4
	record table deal forest-f13 @R2C4
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal forest-f42 @R3C5
	record table deal forest-f42 @R3C5
play table deal potion-p18 @D3
	record table deal potion-p18 @D3
play table deal potion-p39 @D5
	record table deal potion-p39 @D5
play table deal potion-p02 @D6
	record table deal potion-p02 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M3C4
	record player3 place player3-doll-3 @M3C4
play player3 done
	record player3 done
play player4 place player4-doll-3 @M1C3
	record player4 place player4-doll-3 @M1C3
play player4 done
	record player4 done
play player1 place player1-doll-2 @M4C4
	record player1 place player1-doll-2 @M4C4
play player1 done
	record player1 done
play player2 exchange spell-s6b,potion-p16,potion-p30
	record player2 exchange spell-s6b,potion-p16,potion-p30
play player2 place player2-doll-3 @M5C3
	record player2 place player2-doll-3 @M5C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 5, and gets the Cauldron. The Leaf Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player4 buy forest-f30 @FOREST-player4
	record player4 buy forest-f30 @FOREST-player4
play player4 done
	record player4 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f46 @R1C5
	record table deal forest-f46 @R1C5
play table deal forest-f37 @R5C5
	record table deal forest-f37 @R5C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
play player3 place player3-doll-2 @M5C4
	record player3 place player3-doll-2 @M5C4
play player3 done
	record player3 done
play player4 place player4-doll-1 @M2C4
	record player4 place player4-doll-1 @M2C4
play player4 done
	record player4 done
play player1 place player1-doll-1 @M5C5
	record player1 place player1-doll-1 @M5C5
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 4, in row 5, and gets the Cauldron. The Leaf Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player4 buy forest-f13 @FOREST-player4
	record player4 buy forest-f13 @FOREST-player4
play player4 done
	record player4 done
play player3 buy forest-f39 @FOREST-player3
	record player3 buy forest-f39 @FOREST-player3
play player3 done
	record player3 done
play player2 loan fagus-3 @FAGUS-player2
	record player2 loan fagus-3 @FAGUS-player2
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p29,forest-f55,forest-f42
	record player2 prepare potion-p29,forest-f55,forest-f42
play player2 done
	record player2 done
play player1 loan fagus-4 @FAGUS-player1
	record player1 loan fagus-4 @FAGUS-player1
play player1 buy forest-f29 @FOREST-player1
	record player1 buy forest-f29 @FOREST-player1
play player1 prepare potion-p39,forest-f26,forest-f29
	record player1 prepare potion-p39,forest-f26,forest-f29
play player1 done
	record player1 done
play player3 buy forest-f27 @FOREST-player3
	record player3 buy forest-f27 @FOREST-player3
play player3 prepare potion-p34,forest-f39,forest-f27
	record player3 prepare potion-p34,forest-f39,forest-f27
play player3 done
	record player3 done
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p02,forest-f37
	record player1 prepare potion-p02,forest-f37
play player1 exchange spell-s5b,potion-p02,potion-p39
	record player1 exchange spell-s5b,potion-p02,potion-p39
play player1 cast spell-s5b
	record player1 cast spell-s5b
play table show forest-f09 @SHOW
	record table show forest-f09 @SHOW
play table show forest-f45 @SHOW
	record table show forest-f45 @SHOW
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play table show forest-f43 @SHOW
	record table show forest-f43 @SHOW
play table show forest-f20 @SHOW
	record table show forest-f20 @SHOW
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play table deal forest-f54 @R2C5
	record table deal forest-f54 @R2C5
play table deal forest-f24 @R3C4
	record table deal forest-f24 @R3C4
play table deal forest-f53 @R3C5
	record table deal forest-f53 @R3C5
play table deal forest-f17 @R4C5
	record table deal forest-f17 @R4C5
play table deal forest-f14 @R5C4
	record table deal forest-f14 @R5C4
play table deal forest-f18 @R5C5
	record table deal forest-f18 @R5C5
play table deal potion-p28 @D1
	record table deal potion-p28 @D1
play table deal potion-p26 @D4
	record table deal potion-p26 @D4
play table deal potion-p11 @D5
	record table deal potion-p11 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 exchange spell-s5c,potion-p06,potion-p34
	record player3 exchange spell-s5c,potion-p06,potion-p34
play player3 place player3-doll-1 @M3C5
	record player3 place player3-doll-1 @M3C5
play player3 cast spell-s5c
	record player3 cast spell-s5c
play table show forest-f51 @SHOW
	record table show forest-f51 @SHOW
play table show forest-f40 @SHOW
	record table show forest-f40 @SHOW
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f56 @SHOW
	record table show forest-f56 @SHOW
play table show forest-f28 @SHOW
	record table show forest-f28 @SHOW
play player3 buy forest-f40 @FOREST-player3
	record player3 buy forest-f40 @FOREST-player3
play player3 done
	record player3 done
play player4 place player4-doll-2 @M4C5
	record player4 place player4-doll-2 @M4C5
play player4 done
	record player4 done
play player1 place player1-doll-2 @M5C5
	record player1 place player1-doll-2 @M5C5
lay player1-doll-2 @M3C3
	revoke player1 place player1-doll-2 @M5C5
	record player1 place player1-doll-2 @M3C3
wait 8s
lay spell-s6b @USED-player2
wait 8s
	apart 1 pieces
	ask The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
	- The Star Witch sends a marionette to row 5, column 5. The Moon Witch casts Push on the marionette in row 5, column 5. The Star Witch moves a marionette to row 3, column 3 and gets 2 coins.
	- Something else
answer 1
	revoke player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M5C5
	record player2 cast spell-s6b,player1-doll-2
	record player1 yield player1-doll-2 @M3C3
wait 2s

# Free Gathering is turned face down where it lies, and the card is taken: what it costs is
# asked for.
game blackwood
players 4
play table crown cauldron @CAULDRON-player4
	record table crown cauldron @CAULDRON-player4
play table deal forest-f05 @R1C1
	record table deal forest-f05 @R1C1
play table deal forest-f10 @R1C2
	record table deal forest-f10 @R1C2
play table deal forest-f22 @R1C3
	record table deal forest-f22 @R1C3
play table deal forest-f21 @R1C4
	record table deal forest-f21 @R1C4
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f46 @R2C1
	record table deal forest-f46 @R2C1
play table deal forest-f27 @R2C2
	record table deal forest-f27 @R2C2
play table deal forest-f45 @R2C3
	record table deal forest-f45 @R2C3
play table deal forest-f34 @R2C4
	record table deal forest-f34 @R2C4
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal forest-f54 @R3C1
	record table deal forest-f54 @R3C1
play table deal forest-f08 @R3C2
	record table deal forest-f08 @R3C2
play table deal forest-f17 @R3C3
	record table deal forest-f17 @R3C3
play table deal forest-f28 @R3C4
	record table deal forest-f28 @R3C4
play table deal forest-f44 @R3C5
	record table deal forest-f44 @R3C5
play table deal forest-f25 @R4C1
	record table deal forest-f25 @R4C1
play table deal forest-f01 @R4C2
	record table deal forest-f01 @R4C2
play table deal forest-f47 @R4C3
	record table deal forest-f47 @R4C3
play table deal forest-f30 @R4C4
	record table deal forest-f30 @R4C4
play table deal forest-f56 @R4C5
	record table deal forest-f56 @R4C5
play table deal forest-f49 @R5C1
	record table deal forest-f49 @R5C1
play table deal forest-f52 @R5C2
	record table deal forest-f52 @R5C2
play table deal forest-f24 @R5C3
	record table deal forest-f24 @R5C3
play table deal forest-f19 @R5C4
	record table deal forest-f19 @R5C4
play table deal forest-f18 @R5C5
	record table deal forest-f18 @R5C5
play table deal potion-p09 @D1
	record table deal potion-p09 @D1
play table deal potion-p17 @D2
	record table deal potion-p17 @D2
play table deal potion-p35 @D3
	record table deal potion-p35 @D3
play table deal potion-p06 @D4
	record table deal potion-p06 @D4
play table deal potion-p08 @D5
	record table deal potion-p08 @D5
play table deal potion-p13 @D6
	record table deal potion-p13 @D6
play player4 place player4-doll-3 @M5C1
	record player4 place player4-doll-3 @M5C1
play player1 place player1-doll-1 @M4C1
	record player1 place player1-doll-1 @M4C1
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play player3 place player3-doll-3 @M2C3
	record player3 place player3-doll-3 @M2C3
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play player4 buy forest-f49 @FOREST-player4
	record player4 buy forest-f49 @FOREST-player4
play player4 done
	record player4 done
play table deal forest-f06 @R2C5
	record table deal forest-f06 @R2C5
play table deal forest-f38 @R4C5
	record table deal forest-f38 @R4C5
play table deal forest-f36 @R5C5
	record table deal forest-f36 @R5C5
play table advance forest-tracker
	record table advance forest-tracker
play player4 place player4-doll-1 @M4C2
	record player4 place player4-doll-1 @M4C2
play player1 place player1-doll-1 @M4C3
	record player1 place player1-doll-1 @M4C3
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player3 place player3-doll-2 @M4C5
	record player3 place player3-doll-2 @M4C5
play player3 buy forest-f45 @FOREST-player3
	record player3 buy forest-f45 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f08 @FOREST-player2
	record player2 buy forest-f08 @FOREST-player2
play player2 prepare potion-p13,forest-f46,forest-f08
	record player2 prepare potion-p13,forest-f46,forest-f08
play player2 done
	record player2 done
play player4 buy forest-f47 @FOREST-player4
	record player4 buy forest-f47 @FOREST-player4
play player4 prepare potion-p09,forest-f49,forest-f47
	record player4 prepare potion-p09,forest-f49,forest-f47
play player4 done
	record player4 done
play player1 buy forest-f30 @FOREST-player1
	record player1 buy forest-f30 @FOREST-player1
play player1 prepare potion-p08,forest-f25,forest-f30
	record player1 prepare potion-p08,forest-f25,forest-f30
play player1 done
	record player1 done
play table deal forest-f55 @R2C5
	record table deal forest-f55 @R2C5
play table deal forest-f33 @R3C5
	record table deal forest-f33 @R3C5
play table deal forest-f41 @R4C4
	record table deal forest-f41 @R4C4
play table deal forest-f16 @R4C5
	record table deal forest-f16 @R4C5
play table deal potion-p14 @D1
	record table deal potion-p14 @D1
play table deal potion-p07 @D5
	record table deal potion-p07 @D5
play table deal potion-p25 @D6
	record table deal potion-p25 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player4 place player4-doll-2 @M3C4
	record player4 place player4-doll-2 @M3C4
play player4 done
	record player4 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M4C4
	record player2 place player2-doll-1 @M4C4
play player2 done
	record player2 done
play player3 place player3-doll-3 @M3C3
	record player3 place player3-doll-3 @M3C3
	due The Flame Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 buy forest-f28 @FOREST-player3
	record player3 buy forest-f28 @FOREST-player3
play player3 prepare potion-p17,forest-f45,forest-f28
	record player3 prepare potion-p17,forest-f45,forest-f28
play player3 done
	record player3 done
play player4 buy forest-f44 @FOREST-player4
	record player4 buy forest-f44 @FOREST-player4
play player4 prepare potion-p06,forest-f44
	record player4 prepare potion-p06,forest-f44
play player4 done
	record player4 done
play player3 buy forest-f38 @FOREST-player3
	record player3 buy forest-f38 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f02 @R3C4
	record table deal forest-f02 @R3C4
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal forest-f35 @R4C4
	record table deal forest-f35 @R4C4
play table deal forest-f48 @R4C5
	record table deal forest-f48 @R4C5
play table deal potion-p36 @D2
	record table deal potion-p36 @D2
play table deal potion-p18 @D4
	record table deal potion-p18 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M2C4
	record player3 place player3-doll-2 @M2C4
play player3 done
	record player3 done
play player4 place player4-doll-1 @M4C4
	record player4 place player4-doll-1 @M4C4
play player4 done
	record player4 done
play player1 place player1-doll-2 @M4C5
	record player1 place player1-doll-2 @M4C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M5C4
	record player2 place player2-doll-1 @M5C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 5, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 prepare potion-p36,forest-f38
	record player3 prepare potion-p36,forest-f38
play player3 buy forest-f06 @FOREST-player3
	record player3 buy forest-f06 @FOREST-player3
play player3 exchange spell-s4a,potion-p17,potion-p36
	record player3 exchange spell-s4a,potion-p17,potion-p36
play player3 done
	record player3 done
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 prepare potion-p35,forest-f55
	record player1 prepare potion-p35,forest-f55
play player1 done
	record player1 done
play player4 buy forest-f35 @FOREST-player4
	record player4 buy forest-f35 @FOREST-player4
play player4 done
	record player4 done
play player1 exchange spell-s5a,potion-p08,potion-p35
	record player1 exchange spell-s5a,potion-p08,potion-p35
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f20 @SHOW
	record table show forest-f20 @SHOW
play table show forest-f14 @SHOW
	record table show forest-f14 @SHOW
play table show forest-f50 @SHOW
	record table show forest-f50 @SHOW
play table show forest-f42 @SHOW
	record table show forest-f42 @SHOW
play table show forest-f04 @SHOW
	record table show forest-f04 @SHOW
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 prepare potion-p18,forest-f48,forest-f20
	record player1 prepare potion-p18,forest-f48,forest-f20
play player1 done
	record player1 done
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 prepare potion-p07,forest-f41,forest-f18
	record player2 prepare potion-p07,forest-f41,forest-f18
play player2 exchange spell-s1a,potion-p07,potion-p13
	record player2 exchange spell-s1a,potion-p07,potion-p13
play player2 done
	record player2 done
play table deal forest-f37 @R2C4
	record table deal forest-f37 @R2C4
play table deal forest-f32 @R2C5
	record table deal forest-f32 @R2C5
play table deal forest-f39 @R4C4
	record table deal forest-f39 @R4C4
play table deal forest-f11 @R4C5
	record table deal forest-f11 @R4C5
play table deal forest-f51 @R5C5
	record table deal forest-f51 @R5C5
play table deal potion-p16 @D2
	record table deal potion-p16 @D2
play table deal potion-p24 @D3
	record table deal potion-p24 @D3
play table deal potion-p15 @D4
	record table deal potion-p15 @D4
play table deal potion-p20 @D5
	record table deal potion-p20 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M5C5
	record player2 place player2-doll-1 @M5C5
play player2 done
	record player2 done
play player3 place player3-doll-3 @M3C5
	record player3 place player3-doll-3 @M3C5
play player3 done
	record player3 done
play player4 place player4-doll-1 @M2C5
	record player4 place player4-doll-1 @M2C5
play player4 done
	record player4 done
play player1 place player1-doll-1 @M4C5
	record player1 place player1-doll-1 @M4C5
play player1 done
	record player1 done
play player4 buy forest-f32 @FOREST-player4
	record player4 buy forest-f32 @FOREST-player4
play player4 prepare potion-p15,forest-f35,forest-f32
	record player4 prepare potion-p15,forest-f35,forest-f32
play player4 done
	record player4 done
play player3 buy forest-f09 @FOREST-player3
	record player3 buy forest-f09 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f11 @FOREST-player1
	record player1 buy forest-f11 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p25,forest-f51
	record player2 prepare potion-p25,forest-f51
play player2 done
	record player2 done
play table deal forest-f29 @R2C5
	record table deal forest-f29 @R2C5
play table deal forest-f40 @R3C5
	record table deal forest-f40 @R3C5
play table deal forest-f43 @R4C5
	record table deal forest-f43 @R4C5
play table deal forest-f23 @R5C5
	record table deal forest-f23 @R5C5
play table deal potion-p38 @D4
	record table deal potion-p38 @D4
play table deal potion-p29 @D6
	record table deal potion-p29 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play player2 done
	record player2 done
play player3 place player3-doll-3 @M2C4
	record player3 place player3-doll-3 @M2C4
play player3 done
	record player3 done
play player4 exchange spell-s1b,potion-p06,potion-p15
	record player4 exchange spell-s1b,potion-p06,potion-p15
play player4 place player4-doll-1 @M4C2
	record player4 place player4-doll-1 @M4C2
play player4 cast spell-s1b
	record player4 cast spell-s1b
play player4 place player4-doll-2 @M4C4
	record player4 place player4-doll-2 @M4C4
play player4 done
	record player4 done
play player1 place player1-doll-2 @M5C1
	record player1 place player1-doll-2 @M5C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 5, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 done
	record player2 done
play player2 sell potion-p25
	record player2 sell potion-p25
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 prepare potion-p38,forest-f27,forest-f54
	record player2 prepare potion-p38,forest-f27,forest-f54
play player2 done
	record player2 done
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f07 @R2C5
	record table deal forest-f07 @R2C5
play table deal forest-f13 @R3C5
	record table deal forest-f13 @R3C5
play table deal forest-f03 @R5C5
	record table deal forest-f03 @R5C5
play table deal potion-p27 @D4
	record table deal potion-p27 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
play table show forest-f31 @SHOW
	record table show forest-f31 @SHOW
play table show forest-f53 @SHOW
	record table show forest-f53 @SHOW
play table show forest-f55 @SHOW
	record table show forest-f55 @SHOW
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 place player1-doll-2 @M5C2
	record player1 place player1-doll-2 @M5C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player3 cast spell-s4a
	record player3 cast spell-s4a
play player3 swap forest-f43
	record player3 swap forest-f43
play player3 swap forest-f43,forest-f12
	record player3 swap forest-f43,forest-f12
play player3 place player3-doll-2 @M2C2
	record player3 place player3-doll-2 @M2C2
play player4 place player4-doll-3 @M5C3
	record player4 place player4-doll-3 @M5C3
play player4 done
	record player4 done
play player3 buy forest-f43 @FOREST-player3
	record player3 buy forest-f43 @FOREST-player3
play player3 done
	record player3 done
play player3 loan fagus-1 @FAGUS-player3
	record player3 loan fagus-1 @FAGUS-player3
play player3 buy forest-f37 @FOREST-player3
	record player3 buy forest-f37 @FOREST-player3
play player3 prepare potion-p20,forest-f43,forest-f37
	record player3 prepare potion-p20,forest-f43,forest-f37
play player3 done
	record player3 done
play player4 buy forest-f56 @FOREST-player4
	record player4 buy forest-f56 @FOREST-player4
play player4 done
	record player4 done
play player1 loan fagus-2 @FAGUS-player1
	record player1 loan fagus-2 @FAGUS-player1
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 prepare potion-p29,forest-f55,forest-f19
	record player1 prepare potion-p29,forest-f55,forest-f19
play player1 done
	record player1 done
play player4 leave forest-f36
	record player4 leave forest-f36
play player4 done
	record player4 done
play table deal forest-f30 @R2C4
	record table deal forest-f30 @R2C4
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table deal forest-f04 @R4C5
	record table deal forest-f04 @R4C5
play table deal forest-f50 @R5C4
	record table deal forest-f50 @R5C4
play table deal forest-f48 @R5C5
	record table deal forest-f48 @R5C5
play table deal potion-p21 @D5
	record table deal potion-p21 @D5
play table deal potion-p32 @D6
	record table deal potion-p32 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player3 place player3-doll-3 @M5C4
	record player3 place player3-doll-3 @M5C4
play player3 done
	record player3 done
play player4 place player4-doll-3 @M3C3
	record player4 place player4-doll-3 @M3C3
play player4 done
	record player4 done
	due The Leaf Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player4
	record table hand cauldron @CAULDRON-player4
play player1 exchange spell-s6a,potion-p18,potion-p29
	record player1 exchange spell-s6a,potion-p18,potion-p29
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 prepare potion-p27,forest-f52,forest-f22
	record player1 prepare potion-p27,forest-f52,forest-f22
play player1 done
	record player1 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play player4 prepare potion-p21,forest-f56
	record player4 prepare potion-p21,forest-f56
play player4 buy forest-f02 @FOREST-player4
	record player4 buy forest-f02 @FOREST-player4
play player4 done
	record player4 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p14,forest-f40
	record player2 prepare potion-p14,forest-f40
play player2 done
	record player2 done
play player4 leave forest-f39
	record player4 leave forest-f39
play player4 done
	record player4 done
play table deal forest-f41 @R1C4
	record table deal forest-f41 @R1C4
play table deal forest-f49 @R1C5
	record table deal forest-f49 @R1C5
play table deal forest-f51 @R3C4
	record table deal forest-f51 @R3C4
play table deal forest-f18 @R3C5
	record table deal forest-f18 @R3C5
play table deal forest-f47 @R4C5
	record table deal forest-f47 @R4C5
play table deal potion-p31 @D1
	record table deal potion-p31 @D1
play table deal potion-p39 @D4
	record table deal potion-p39 @D4
play table deal potion-p30 @D5
	record table deal potion-p30 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player4 place player4-doll-3 @M1C4
	record player4 place player4-doll-3 @M1C4
play player4 done
	record player4 done
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 exchange spell-s4b,potion-p14,potion-p38
	record player2 exchange spell-s4b,potion-p14,potion-p38
play player2 done
	record player2 done
play player3 place player3-doll-1 @M4C5
	record player3 place player3-doll-1 @M4C5
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 4, in row 5, and gets the Cauldron. The Leaf Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player4 loan fagus-3 @FAGUS-player4
	record player4 loan fagus-3 @FAGUS-player4
play player4 buy forest-f41 @FOREST-player4
	record player4 buy forest-f41 @FOREST-player4
play player4 prepare potion-p16,forest-f41
	record player4 prepare potion-p16,forest-f41
play player4 done
	record player4 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play player2 prepare potion-p31,forest-f21
	record player2 prepare potion-p31,forest-f21
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f50 @FOREST-player3
	record player3 buy forest-f50 @FOREST-player3
play player3 prepare potion-p32,forest-f50
	record player3 prepare potion-p32,forest-f50
play player3 done
	record player3 done
play table deal forest-f11 @R1C5
	record table deal forest-f11 @R1C5
play table deal forest-f09 @R3C4
	record table deal forest-f09 @R3C4
play table deal forest-f42 @R3C5
	record table deal forest-f42 @R3C5
play table deal forest-f45 @R5C5
	record table deal forest-f45 @R5C5
play table deal potion-p33 @D1
	record table deal potion-p33 @D1
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table deal potion-p34 @D6
	record table deal potion-p34 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M3C5
	record player3 place player3-doll-3 @M3C5
play player3 done
	record player3 done
play player4 exchange spell-s3a,potion-p09,potion-p21
	record player4 exchange spell-s3a,potion-p09,potion-p21
play player4 place player4-doll-1 @M5C5
	record player4 place player4-doll-1 @M5C5
play player4 done
	record player4 done
play player1 cast spell-s6a,player3-doll-3
	record player1 cast spell-s6a,player3-doll-3
play player3 yield player3-doll-3 @M2C1
	record player3 yield player3-doll-3 @M2C1
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
	due The Leaf Witch stands farthest in column 5, in row 5, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player4
	record table hand cauldron @CAULDRON-player4
play player1 leave forest-f11
	record player1 leave forest-f11
play player1 done
	record player1 done
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 prepare potion-p24,forest-f18,forest-f20
	record player2 prepare potion-p24,forest-f18,forest-f20
play player2 done
	record player2 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p33,forest-f42
	record player1 prepare potion-p33,forest-f42
play player1 done
	record player1 done
play player3 exchange spell-s4c,potion-p20,potion-p32
	record player3 exchange spell-s4c,potion-p20,potion-p32
play player3 buy forest-f47 @FOREST-player3
	record player3 buy forest-f47 @FOREST-player3
play player3 done
	record player3 done
play player4 buy forest-f45 @FOREST-player4
	record player4 buy forest-f45 @FOREST-player4
play player4 cast spell-s3a
	record player4 cast spell-s3a
play player4 prepare potion-p39,forest-f45
	record player4 prepare potion-p39,forest-f45
play player4 done
	record player4 done
play table deal forest-f08 @R1C5
	record table deal forest-f08 @R1C5
play table deal forest-f44 @R2C5
	record table deal forest-f44 @R2C5
play table deal forest-f46 @R3C5
	record table deal forest-f46 @R3C5
play table deal forest-f35 @R4C5
	record table deal forest-f35 @R4C5
play table deal forest-f38 @R5C5
	record table deal forest-f38 @R5C5
play table deal potion-p26 @D1
	record table deal potion-p26 @D1
play table deal potion-p23 @D3
	record table deal potion-p23 @D3
play table deal potion-p40 @D4
	record table deal potion-p40 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player4 place player4-doll-3 @M3C1
	record player4 place player4-doll-3 @M3C1
play player4 cast spell-s1b
	record player4 cast spell-s1b
play player4 place player4-doll-2 @M5C1
	record player4 place player4-doll-2 @M5C1
play player4 done
	record player4 done
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play table show forest-f06 @SHOW
	record table show forest-f06 @SHOW
play table show forest-f25 @SHOW
	record table show forest-f25 @SHOW
play table show forest-f54 @SHOW
	record table show forest-f54 @SHOW
play table show forest-f14 @SHOW
	record table show forest-f14 @SHOW
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 cast spell-s6a,player4-doll-2
	record player1 cast spell-s6a,player4-doll-2
play player4 yield player4-doll-2 @M5C4
	record player4 yield player4-doll-2 @M5C4
play player1 place player1-doll-2 @M5C1
	record player1 place player1-doll-2 @M5C1
play player1 place player1-doll-3 @M5C2
	record player1 place player1-doll-3 @M5C2
play player1 done
	record player1 done
play player2 cast spell-s4b
	record player2 cast spell-s4b
play player2 swap forest-f44
	record player2 swap forest-f44
play player2 swap forest-f44,forest-f05
	record player2 swap forest-f44,forest-f05
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player2 done
	record player2 done
play player3 cast spell-s4c
	record player3 cast spell-s4c
play player3 swap forest-f38
	record player3 swap forest-f38
play player3 swap forest-f38,forest-f01
	record player3 swap forest-f38,forest-f01
play player3 place player3-doll-1 @M4C1
	record player3 place player3-doll-1 @M4C1
play player3 done
	record player3 done
	due The Star Witch stands farthest in column 1, in row 5, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p23,forest-f44
	record player2 prepare potion-p23,forest-f44
play player2 done
	record player2 done
play player3 buy forest-f34 @FOREST-player3
	record player3 buy forest-f34 @FOREST-player3
play player3 done
	record player3 done
play player4 buy forest-f17 @FOREST-player4
	record player4 buy forest-f17 @FOREST-player4
play player4 cast spell-s3a
	record player4 cast spell-s3a
play player4 prepare potion-p26,forest-f17
	record player4 prepare potion-p26,forest-f17
play player4 done
	record player4 done
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f38 @FOREST-player3
	record player3 buy forest-f38 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 prepare potion-p40,forest-f54,forest-f24
	record player1 prepare potion-p40,forest-f54,forest-f24
play player1 exchange spell-s2a,potion-p27,potion-p33
	record player1 exchange spell-s2a,potion-p27,potion-p33
play player1 done
	record player1 done
wait 2s
lay spell-s2a @SPELLS-player1 down
wait 1s
lay forest-f23 @FOREST-player1
wait 1s
lay player1-doll-3 @HOME3-player1
wait 10s
	apart 1 pieces
	ask Does the Star Witch cast Free Gathering?
	- Yes
	- We put it back
answer Yes
	record player1 cast spell-s2a
	record player1 buy forest-f23 @FOREST-player1
wait 4s

game blackwood
players 3
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f14 @R1C1
	record table deal forest-f14 @R1C1
play table deal forest-f06 @R1C2
	record table deal forest-f06 @R1C2
play table deal forest-f41 @R1C3
	record table deal forest-f41 @R1C3
play table deal forest-f36 @R1C4
	record table deal forest-f36 @R1C4
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f03 @R2C1
	record table deal forest-f03 @R2C1
play table deal forest-f01 @R2C2
	record table deal forest-f01 @R2C2
play table deal forest-f27 @R2C3
	record table deal forest-f27 @R2C3
play table deal forest-f45 @R2C4
	record table deal forest-f45 @R2C4
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal forest-f49 @R3C1
	record table deal forest-f49 @R3C1
play table deal forest-f47 @R3C2
	record table deal forest-f47 @R3C2
play table deal forest-f54 @R3C3
	record table deal forest-f54 @R3C3
play table deal forest-f19 @R3C4
	record table deal forest-f19 @R3C4
play table deal forest-f43 @R3C5
	record table deal forest-f43 @R3C5
play table deal forest-f44 @R4C1
	record table deal forest-f44 @R4C1
play table deal forest-f42 @R4C2
	record table deal forest-f42 @R4C2
play table deal forest-f52 @R4C3
	record table deal forest-f52 @R4C3
play table deal forest-f10 @R4C4
	record table deal forest-f10 @R4C4
play table deal forest-f48 @R4C5
	record table deal forest-f48 @R4C5
play table deal potion-p18 @D1
	record table deal potion-p18 @D1
play table deal potion-p32 @D2
	record table deal potion-p32 @D2
play table deal potion-p22 @D3
	record table deal potion-p22 @D3
play table deal potion-p09 @D4
	record table deal potion-p09 @D4
play table deal potion-p08 @D5
	record table deal potion-p08 @D5
play table deal potion-p23 @D6
	record table deal potion-p23 @D6
play player1 place player1-doll-1 @M4C1
	record player1 place player1-doll-1 @M4C1
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
play player3 place player3-doll-3 @M3C2
	record player3 place player3-doll-3 @M3C2
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f47 @FOREST-player3
	record player3 buy forest-f47 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p23,forest-f44
	record player1 prepare potion-p23,forest-f44
play player1 done
	record player1 done
play table deal forest-f31 @R3C4
	record table deal forest-f31 @R3C4
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table deal forest-f40 @R4C5
	record table deal forest-f40 @R4C5
play table deal potion-p11 @D6
	record table deal potion-p11 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
play player3 place player3-doll-2 @M1C2
	record player3 place player3-doll-2 @M1C2
play player3 buy forest-f06 @FOREST-player3
	record player3 buy forest-f06 @FOREST-player3
play player3 prepare potion-p08,forest-f47,forest-f06
	record player3 prepare potion-p08,forest-f47,forest-f06
play player3 done
	record player3 done
play player2 prepare potion-p11,forest-f49
	record player2 prepare potion-p11,forest-f49
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 prepare potion-p22,forest-f19
	record player1 prepare potion-p22,forest-f19
play player1 done
	record player1 done
play table deal forest-f55 @R1C5
	record table deal forest-f55 @R1C5
play table deal forest-f05 @R2C5
	record table deal forest-f05 @R2C5
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table deal potion-p27 @D3
	record table deal potion-p27 @D3
play table deal potion-p29 @D5
	record table deal potion-p29 @D5
play table deal potion-p28 @D6
	record table deal potion-p28 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
play player3 place player3-doll-1 @M2C3
	record player3 place player3-doll-1 @M2C3
play player3 done
	record player3 done
play player3 buy forest-f45 @FOREST-player3
	record player3 buy forest-f45 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 prepare potion-p29,forest-f01,forest-f56
	record player2 prepare potion-p29,forest-f01,forest-f56
play player2 done
	record player2 done
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal forest-f51 @R3C4
	record table deal forest-f51 @R3C4
play table deal forest-f29 @R3C5
	record table deal forest-f29 @R3C5
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play player2 exchange spell-s6a,potion-p11,potion-p29
	record player2 exchange spell-s6a,potion-p11,potion-p29
play player2 cast spell-s6a,player1-doll-1
	record player2 cast spell-s6a,player1-doll-1
play player1 yield player1-doll-1 @M2C3
	record player1 yield player1-doll-1 @M2C3
play player2 place player2-doll-3 @M4C4
	record player2 place player2-doll-3 @M4C4
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player3 place player3-doll-2 @M2C4
	record player3 place player3-doll-2 @M2C4
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f05 @FOREST-player3
	record player3 buy forest-f05 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 done
	record player2 done
play player2 leave forest-f48
	record player2 leave forest-f48
play player2 done
	record player2 done
play table deal forest-f17 @R2C5
	record table deal forest-f17 @R2C5
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table deal forest-f18 @R4C5
	record table deal forest-f18 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player3 place player3-doll-2 @M3C5
	record player3 place player3-doll-2 @M3C5
play player3 done
	record player3 done
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p28,forest-f51,forest-f55
	record player2 prepare potion-p28,forest-f51,forest-f55
play player2 done
	record player2 done
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f24 @FOREST-player3
	record player3 buy forest-f24 @FOREST-player3
play player3 prepare potion-p18,forest-f45,forest-f24
	record player3 prepare potion-p18,forest-f45,forest-f24
play player3 done
	record player3 done
play table deal forest-f26 @R1C5
	record table deal forest-f26 @R1C5
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal forest-f37 @R3C5
	record table deal forest-f37 @R3C5
play table deal potion-p13 @D1
	record table deal potion-p13 @D1
play table deal potion-p17 @D6
	record table deal potion-p17 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C1
	record player3 place player3-doll-1 @M4C1
play player3 done
	record player3 done
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-3
	record player2 cast spell-s6a,player1-doll-3
play player1 yield player1-doll-3 @M3C2
	record player1 yield player1-doll-3 @M3C2
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player3 exchange spell-s1a,potion-p08,potion-p18
	record player3 exchange spell-s1a,potion-p08,potion-p18
play player3 buy forest-f42 @FOREST-player3
	record player3 buy forest-f42 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f33 @R4C5
	record table deal forest-f33 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M4C3
	record player3 place player3-doll-2 @M4C3
play player3 done
	record player3 done
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p27,forest-f21,forest-f43
	record player1 prepare potion-p27,forest-f21,forest-f43
play player1 done
	record player1 done
play table deal forest-f35 @R1C5
	record table deal forest-f35 @R1C5
play table deal forest-f46 @R2C4
	record table deal forest-f46 @R2C4
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table deal forest-f13 @R3C5
	record table deal forest-f13 @R3C5
play table deal potion-p20 @D3
	record table deal potion-p20 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M4C4
	record player1 place player1-doll-3 @M4C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player3 place player3-doll-1 @M1C3
	record player3 place player3-doll-1 @M1C3
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 leave forest-f15
	record player3 leave forest-f15
play player3 done
	record player3 done
play player2 sell potion-p28
	record player2 sell potion-p28
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 prepare potion-p37,forest-f41,forest-f26
	record player2 prepare potion-p37,forest-f41,forest-f26
play player2 done
	record player2 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p32,forest-f39
	record player2 prepare potion-p32,forest-f39
play player2 done
	record player2 done
play player3 leave forest-f40
	record player3 leave forest-f40
play player3 done
	record player3 done
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 prepare potion-p17,forest-f27,forest-f18
	record player1 prepare potion-p17,forest-f27,forest-f18
play player1 done
	record player1 done
play table deal forest-f34 @R1C4
	record table deal forest-f34 @R1C4
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f30 @R4C4
	record table deal forest-f30 @R4C4
play table deal forest-f38 @R4C5
	record table deal forest-f38 @R4C5
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table deal potion-p39 @D5
	record table deal potion-p39 @D5
play table deal potion-p30 @D6
	record table deal potion-p30 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C5
	record player3 place player3-doll-1 @M4C5
play player3 done
	record player3 done
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 exchange spell-s6b,potion-p17,potion-p22
	record player1 exchange spell-s6b,potion-p17,potion-p22
play player1 done
	record player1 done
play player2 place player2-doll-2 @M4C4
	record player2 place player2-doll-2 @M4C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p13,forest-f37
	record player2 prepare potion-p13,forest-f37
play player2 exchange spell-s4a,potion-p13,potion-p37
	record player2 exchange spell-s4a,potion-p13,potion-p37
play player2 done
	record player2 done
play player2 buy forest-f30 @FOREST-player2
	record player2 buy forest-f30 @FOREST-player2
play player2 done
	record player2 done
play player3 loan fagus-1 @FAGUS-player3
	record player3 loan fagus-1 @FAGUS-player3
play player3 buy forest-f38 @FOREST-player3
	record player3 buy forest-f38 @FOREST-player3
play player3 prepare potion-p30,forest-f42,forest-f38
	record player3 prepare potion-p30,forest-f42,forest-f38
play player3 done
	record player3 done
play table deal forest-f23 @R2C5
	record table deal forest-f23 @R2C5
play table deal forest-f07 @R3C5
	record table deal forest-f07 @R3C5
play table deal forest-f50 @R4C4
	record table deal forest-f50 @R4C4
play table deal forest-f02 @R4C5
	record table deal forest-f02 @R4C5
play table deal potion-p35 @D1
	record table deal potion-p35 @D1
play table deal potion-p24 @D6
	record table deal potion-p24 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f25
	record player2 swap forest-f25
play player2 swap forest-f25,forest-f12
	record player2 swap forest-f25,forest-f12
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player3 place player3-doll-1 @M2C5
	record player3 place player3-doll-1 @M2C5
play player3 done
	record player3 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 prepare potion-p39,forest-f30,forest-f25
	record player2 prepare potion-p39,forest-f30,forest-f25
play player2 done
	record player2 done
play player3 buy forest-f23 @FOREST-player3
	record player3 buy forest-f23 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f07 @FOREST-player1
	record player1 buy forest-f07 @FOREST-player1
play player1 prepare potion-p24,forest-f20,forest-f07
	record player1 prepare potion-p24,forest-f20,forest-f07
play player1 done
	record player1 done
play table deal forest-f08 @R1C5
	record table deal forest-f08 @R1C5
play table deal forest-f32 @R2C5
	record table deal forest-f32 @R2C5
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal potion-p31 @D5
	record table deal potion-p31 @D5
play table deal potion-p26 @D6
	record table deal potion-p26 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
play player1 done
	record player1 done
play player2 place player2-doll-2 @M4C1
	record player2 place player2-doll-2 @M4C1
play player2 done
	record player2 done
play player3 place player3-doll-2 @M2C2
	record player3 place player3-doll-2 @M2C2
play player3 cast spell-s1a
	record player3 cast spell-s1a
play player3 place player3-doll-3 @M1C1
	record player3 place player3-doll-3 @M1C1
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f14 @FOREST-player3
	record player3 buy forest-f14 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 prepare potion-p31,forest-f54
	record player1 prepare potion-p31,forest-f54
play player1 done
	record player1 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f04 @R1C5
	record table deal forest-f04 @R1C5
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal forest-f53 @R4C5
	record table deal forest-f53 @R4C5
play table deal potion-p40 @D5
	record table deal potion-p40 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 done
	record player2 done
play player3 place player3-doll-3 @M4C3
	record player3 place player3-doll-3 @M4C3
play player3 done
	record player3 done
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 buy forest-f35 @FOREST-player2
	record player2 buy forest-f35 @FOREST-player2
play player2 prepare potion-p35,forest-f52,forest-f35
	record player2 prepare potion-p35,forest-f52,forest-f35
play player2 done
	record player2 done
play player3 buy forest-f22 @FOREST-player3
	record player3 buy forest-f22 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 exchange spell-s2a,potion-p23,potion-p31
	record player1 exchange spell-s2a,potion-p23,potion-p31
play player1 done
	record player1 done
play table deal forest-f09 @R1C5
	record table deal forest-f09 @R1C5
play table deal forest-f17 @R2C4
	record table deal forest-f17 @R2C4
play table deal forest-f56 @R2C5
	record table deal forest-f56 @R2C5
play table deal potion-p15 @D1
	record table deal potion-p15 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M2C3
	record player3 place player3-doll-2 @M2C3
play player3 done
	record player3 done
play player1 cast spell-s6b,player3-doll-3
	record player1 cast spell-s6b,player3-doll-3
play player3 yield player3-doll-3 @M1C3
	record player3 yield player3-doll-3 @M1C3
play player1 place player1-doll-2 @M4C3
	record player1 place player1-doll-2 @M4C3
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-2
	record player2 cast spell-s6a,player1-doll-2
play player1 yield player1-doll-2 @M2C2
	record player1 yield player1-doll-2 @M2C2
lay spell-s4a @USED-player2
wait 4.6s
	record player2 cast spell-s4a
lay player2-doll-1 @M4C3
wait 12.7s
	apart 1 pieces
	hint The Moon Witch chooses the first of two cards without marionettes that change places.

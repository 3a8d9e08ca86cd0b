game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f55 @R1C1
	record table deal forest-f55 @R1C1
play table deal forest-f35 @R1C2
	record table deal forest-f35 @R1C2
play table deal forest-f06 @R1C3
	record table deal forest-f06 @R1C3
play table deal forest-f44 @R1C4
	record table deal forest-f44 @R1C4
play table deal forest-f26 @R1C5
	record table deal forest-f26 @R1C5
play table deal forest-f51 @R2C1
	record table deal forest-f51 @R2C1
play table deal forest-f39 @R2C2
	record table deal forest-f39 @R2C2
play table deal forest-f23 @R2C3
	record table deal forest-f23 @R2C3
play table deal forest-f42 @R2C4
	record table deal forest-f42 @R2C4
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table deal forest-f08 @R3C1
	record table deal forest-f08 @R3C1
play table deal forest-f25 @R3C2
	record table deal forest-f25 @R3C2
play table deal forest-f31 @R3C3
	record table deal forest-f31 @R3C3
play table deal forest-f47 @R3C4
	record table deal forest-f47 @R3C4
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table deal potion-p09 @D1
	record table deal potion-p09 @D1
play table deal potion-p15 @D2
	record table deal potion-p15 @D2
play table deal potion-p01 @D3
	record table deal potion-p01 @D3
play table deal potion-p30 @D4
	record table deal potion-p30 @D4
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table deal potion-p36 @D6
	record table deal potion-p36 @D6
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p02,forest-f51
	record player2 prepare potion-p02,forest-f51
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p01,forest-f39
	record player1 prepare potion-p01,forest-f39
play player1 done
	record player1 done
play table deal forest-f40 @R2C4
	record table deal forest-f40 @R2C4
play table deal forest-f04 @R2C5
	record table deal forest-f04 @R2C5
play table deal potion-p11 @D3
	record table deal potion-p11 @D3
play table deal potion-p10 @D5
	record table deal potion-p10 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f27 @R2C4
	record table deal forest-f27 @R2C4
play table deal forest-f53 @R2C5
	record table deal forest-f53 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 prepare potion-p09,forest-f41,forest-f31
	record player1 prepare potion-p09,forest-f41,forest-f31
play player1 done
	record player1 done
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal potion-p35 @D1
	record table deal potion-p35 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p30,forest-f42,forest-f44
	record player2 prepare potion-p30,forest-f42,forest-f44
play player2 done
	record player2 done
play player2 exchange spell-s3a,potion-p02,potion-p30
	record player2 exchange spell-s3a,potion-p02,potion-p30
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p11,forest-f27
	record player2 prepare potion-p11,forest-f27
play player2 done
	record player2 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f10 @R1C5
	record table deal forest-f10 @R1C5
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal forest-f30 @R3C5
	record table deal forest-f30 @R3C5
play table deal potion-p07 @D3
	record table deal potion-p07 @D3
play table deal potion-p32 @D4
	record table deal potion-p32 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 prepare potion-p36,forest-f49,forest-f19
	record player1 prepare potion-p36,forest-f49,forest-f19
play player1 done
	record player1 done
play player2 buy forest-f30 @FOREST-player2
	record player2 buy forest-f30 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f14 @R2C5
	record table deal forest-f14 @R2C5
play table deal forest-f03 @R3C5
	record table deal forest-f03 @R3C5
play table deal potion-p28 @D6
	record table deal potion-p28 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p35,forest-f55
	record player2 prepare potion-p35,forest-f55
play player2 done
	record player2 done
play player1 exchange spell-s5a,potion-p09,potion-p36
	record player1 exchange spell-s5a,potion-p09,potion-p36
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f15 @SHOW
	record table show forest-f15 @SHOW
play table show forest-f01 @SHOW
	record table show forest-f01 @SHOW
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play table show forest-f20 @SHOW
	record table show forest-f20 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f45 @R1C5
	record table deal forest-f45 @R1C5
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal potion-p34 @D1
	record table deal potion-p34 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 prepare potion-p32,forest-f25
	record player2 prepare potion-p32,forest-f25
play player2 exchange spell-s4a,potion-p11,potion-p35
	record player2 exchange spell-s4a,potion-p11,potion-p35
play player2 done
	record player2 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 prepare potion-p10,forest-f23,forest-f47
	record player1 prepare potion-p10,forest-f23,forest-f47
play player1 done
	record player1 done
play table deal forest-f37 @R3C4
	record table deal forest-f37 @R3C4
play table deal forest-f05 @R3C5
	record table deal forest-f05 @R3C5
play table deal potion-p22 @D4
	record table deal potion-p22 @D4
play table deal potion-p03 @D5
	record table deal potion-p03 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
play player1 prepare potion-p22,forest-f20
	record player1 prepare potion-p22,forest-f20
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p28,forest-f53
	record player2 prepare potion-p28,forest-f53
play player2 done
	record player2 done
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f50 @R2C5
	record table deal forest-f50 @R2C5
play table deal potion-p27 @D4
	record table deal potion-p27 @D4
play table deal potion-p14 @D6
	record table deal potion-p14 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p07,forest-f26,forest-f37
	record player1 prepare potion-p07,forest-f26,forest-f37
play player1 done
	record player1 done
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal potion-p19 @D3
	record table deal potion-p19 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f40
	record player2 swap forest-f40
play player2 swap forest-f40,forest-f54
	record player2 swap forest-f40,forest-f54
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p03,forest-f40
	record player2 prepare potion-p03,forest-f40
play player2 done
	record player2 done
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 prepare potion-p15,forest-f50
	record player2 prepare potion-p15,forest-f50
play player2 done
	record player2 done
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f11 @R1C5
	record table deal forest-f11 @R1C5
play table deal forest-f18 @R2C5
	record table deal forest-f18 @R2C5
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table deal potion-p04 @D2
	record table deal potion-p04 @D2
play table deal potion-p05 @D5
	record table deal potion-p05 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f07 @SHOW
	record table show forest-f07 @SHOW
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play table show forest-f38 @SHOW
	record table show forest-f38 @SHOW
play table show forest-f16 @SHOW
	record table show forest-f16 @SHOW
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 prepare potion-p27,forest-f38,forest-f35
	record player1 prepare potion-p27,forest-f38,forest-f35
play player1 done
	record player1 done
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p04,forest-f54
	record player2 prepare potion-p04,forest-f54
play player2 done
	record player2 done
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal potion-p33 @D2
	record table deal potion-p33 @D2
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f45
	record player2 swap forest-f45
play player2 swap forest-f45,forest-f10
	record player2 swap forest-f45,forest-f10
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f21 @R1C5
	record table deal forest-f21 @R1C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 done
	record player2 done
play player2 buy forest-f13 @FOREST-player2
	record player2 buy forest-f13 @FOREST-player2
play player2 prepare potion-p08,forest-f45,forest-f13
	record player2 prepare potion-p08,forest-f45,forest-f13
play player2 done
	record player2 done
play player1 buy forest-f05 @FOREST-player1
	record player1 buy forest-f05 @FOREST-player1
play player1 prepare potion-p34,forest-f28,forest-f05
	record player1 prepare potion-p34,forest-f28,forest-f05
play player1 done
	record player1 done
play table deal forest-f34 @R2C5
	record table deal forest-f34 @R2C5
play table deal forest-f29 @R3C5
	record table deal forest-f29 @R3C5
play table deal potion-p40 @D1
	record table deal potion-p40 @D1
play table deal potion-p16 @D4
	record table deal potion-p16 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f36 @R1C4
	record table deal forest-f36 @R1C4
play table deal forest-f46 @R1C5
	record table deal forest-f46 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 prepare potion-p05,forest-f46
	record player1 prepare potion-p05,forest-f46
play player1 done
	record player1 done
play player2 buy forest-f34 @FOREST-player2
	record player2 buy forest-f34 @FOREST-player2
lay forest-f34 @DECK2
lay forest-f21 @DECK2
lay potion-p33 @POTIONS-player2 +30,0
wait 9s
	record player2 prepare potion-p33,forest-f21,forest-f34

game blackwood
players 3
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f27 @R1C1
	record table deal forest-f27 @R1C1
play table deal forest-f21 @R1C2
	record table deal forest-f21 @R1C2
play table deal forest-f33 @R1C3
	record table deal forest-f33 @R1C3
play table deal forest-f36 @R1C4
	record table deal forest-f36 @R1C4
play table deal forest-f39 @R1C5
	record table deal forest-f39 @R1C5
play table deal forest-f34 @R2C1
	record table deal forest-f34 @R2C1
play table deal forest-f49 @R2C2
	record table deal forest-f49 @R2C2
play table deal forest-f24 @R2C3
	record table deal forest-f24 @R2C3
play table deal forest-f02 @R2C4
	record table deal forest-f02 @R2C4
play table deal forest-f10 @R2C5
	record table deal forest-f10 @R2C5
play table deal forest-f31 @R3C1
	record table deal forest-f31 @R3C1
play table deal forest-f48 @R3C2
	record table deal forest-f48 @R3C2
play table deal forest-f45 @R3C3
	record table deal forest-f45 @R3C3
play table deal forest-f03 @R3C4
	record table deal forest-f03 @R3C4
play table deal forest-f35 @R3C5
	record table deal forest-f35 @R3C5
play table deal forest-f42 @R4C1
	record table deal forest-f42 @R4C1
play table deal forest-f28 @R4C2
	record table deal forest-f28 @R4C2
play table deal forest-f50 @R4C3
	record table deal forest-f50 @R4C3
play table deal forest-f37 @R4C4
	record table deal forest-f37 @R4C4
play table deal forest-f26 @R4C5
	record table deal forest-f26 @R4C5
play table deal potion-p37 @D1
	record table deal potion-p37 @D1
play table deal potion-p18 @D2
	record table deal potion-p18 @D2
play table deal potion-p30 @D3
	record table deal potion-p30 @D3
play table deal potion-p32 @D4
	record table deal potion-p32 @D4
play table deal potion-p16 @D5
	record table deal potion-p16 @D5
play table deal potion-p34 @D6
	record table deal potion-p34 @D6
play player1 place player1-doll-2 @M4C1
	record player1 place player1-doll-2 @M4C1
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
play player3 place player3-doll-2 @M3C1
	record player3 place player3-doll-2 @M3C1
play player3 buy forest-f31 @FOREST-player3
	record player3 buy forest-f31 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p16,forest-f42
	record player1 prepare potion-p16,forest-f42
play player1 done
	record player1 done
play table deal forest-f44 @R3C5
	record table deal forest-f44 @R3C5
play table deal forest-f15 @R4C5
	record table deal forest-f15 @R4C5
play table deal potion-p35 @D5
	record table deal potion-p35 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M4C2
	record player1 place player1-doll-3 @M4C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M4C3
	record player2 place player2-doll-2 @M4C3
play player3 place player3-doll-1 @M1C2
	record player3 place player3-doll-1 @M1C2
play player3 buy forest-f21 @FOREST-player3
	record player3 buy forest-f21 @FOREST-player3
play player3 prepare potion-p32,forest-f31,forest-f21
	record player3 prepare potion-p32,forest-f31,forest-f21
play player3 done
	record player3 done
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p18,forest-f49,forest-f37
	record player2 prepare potion-p18,forest-f49,forest-f37
play player2 done
	record player2 done
play table deal forest-f07 @R1C5
	record table deal forest-f07 @R1C5
play table deal forest-f53 @R2C5
	record table deal forest-f53 @R2C5
play table deal forest-f23 @R4C4
	record table deal forest-f23 @R4C4
play table deal forest-f01 @R4C5
	record table deal forest-f01 @R4C5
play table deal potion-p09 @D2
	record table deal potion-p09 @D2
play table deal potion-p31 @D4
	record table deal potion-p31 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M4C3
	record player1 place player1-doll-3 @M4C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player3 place player3-doll-2 @M1C4
	record player3 place player3-doll-2 @M1C4
play player3 done
	record player3 done
play player1 buy forest-f15 @FOREST-player1
	record player1 buy forest-f15 @FOREST-player1
play player1 prepare potion-p35,forest-f50,forest-f15
	record player1 prepare potion-p35,forest-f50,forest-f15
play player1 done
	record player1 done
play table deal forest-f17 @R4C5
	record table deal forest-f17 @R4C5
play table deal potion-p39 @D5
	record table deal potion-p39 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M4C4
	record player2 place player2-doll-3 @M4C4
play player2 done
	record player2 done
play player3 place player3-doll-3 @M4C5
	record player3 place player3-doll-3 @M4C5
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f39 @FOREST-player3
	record player3 buy forest-f39 @FOREST-player3
play player3 prepare potion-p31,forest-f39
	record player3 prepare potion-p31,forest-f39
play player3 done
	record player3 done
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f17 @FOREST-player3
	record player3 buy forest-f17 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f12 @R4C4
	record table deal forest-f12 @R4C4
play table deal forest-f32 @R4C5
	record table deal forest-f32 @R4C5
play table deal potion-p22 @D4
	record table deal potion-p22 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M4C5
	record player2 place player2-doll-3 @M4C5
play player2 done
	record player2 done
play player3 place player3-doll-3 @M1C5
	record player3 place player3-doll-3 @M1C5
play player3 done
	record player3 done
play player1 exchange spell-s4a,potion-p16,potion-p35
	record player1 exchange spell-s4a,potion-p16,potion-p35
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player1 done
	record player1 done
play player3 buy forest-f56 @FOREST-player3
	record player3 buy forest-f56 @FOREST-player3
play player3 prepare potion-p37,forest-f17,forest-f56
	record player3 prepare potion-p37,forest-f17,forest-f56
play player3 done
	record player3 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p34,forest-f44
	record player2 prepare potion-p34,forest-f44
play player2 done
	record player2 done
play player2 buy forest-f32 @FOREST-player2
	record player2 buy forest-f32 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f46 @R2C5
	record table deal forest-f46 @R2C5
play table deal forest-f43 @R3C5
	record table deal forest-f43 @R3C5
play table deal forest-f09 @R4C5
	record table deal forest-f09 @R4C5
play table deal potion-p19 @D1
	record table deal potion-p19 @D1
play table deal potion-p06 @D6
	record table deal potion-p06 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player2 done
	record player2 done
play player3 place player3-doll-2 @M1C1
	record player3 place player3-doll-2 @M1C1
play player3 done
	record player3 done
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f43
	record player1 swap forest-f43
play player1 swap forest-f43,forest-f34
	record player1 swap forest-f43,forest-f34
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player1 done
	record player1 done
play player3 buy forest-f27 @FOREST-player3
	record player3 buy forest-f27 @FOREST-player3
play player3 done
	record player3 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p06,forest-f43
	record player1 prepare potion-p06,forest-f43
play player1 done
	record player1 done
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table deal forest-f47 @R2C5
	record table deal forest-f47 @R2C5
play table deal forest-f51 @R3C4
	record table deal forest-f51 @R3C4
play table deal forest-f25 @R3C5
	record table deal forest-f25 @R3C5
play table deal potion-p36 @D6
	record table deal potion-p36 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M4C3
	record player2 place player2-doll-2 @M4C3
play player2 done
	record player2 done
play player3 place player3-doll-2 @M2C2
	record player3 place player3-doll-2 @M2C2
play player3 done
	record player3 done
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player3 buy forest-f02 @FOREST-player3
	record player3 buy forest-f02 @FOREST-player3
play player3 prepare potion-p22,forest-f27,forest-f02
	record player3 prepare potion-p22,forest-f27,forest-f02
play player3 done
	record player3 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 prepare potion-p39,forest-f45,forest-f35
	record player1 prepare potion-p39,forest-f45,forest-f35
play player1 done
	record player1 done
play table deal forest-f54 @R2C5
	record table deal forest-f54 @R2C5
play table deal forest-f52 @R3C5
	record table deal forest-f52 @R3C5
play table deal potion-p40 @D4
	record table deal potion-p40 @D4
play table deal potion-p07 @D5
	record table deal potion-p07 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s5a,potion-p06,potion-p39
	record player1 exchange spell-s5a,potion-p06,potion-p39
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f08 @SHOW
	record table show forest-f08 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play table show forest-f06 @SHOW
	record table show forest-f06 @SHOW
play table show forest-f16 @SHOW
	record table show forest-f16 @SHOW
play table show forest-f04 @SHOW
	record table show forest-f04 @SHOW
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
play player3 exchange spell-s2a,potion-p22,potion-p37
	record player3 exchange spell-s2a,potion-p22,potion-p37
play player3 place player3-doll-3 @M2C3
	record player3 place player3-doll-3 @M2C3
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 cast spell-s2a
	record player3 cast spell-s2a
play player3 buy forest-f46 @FOREST-player3
	record player3 buy forest-f46 @FOREST-player3
play player3 done
	record player3 done
play player2 sell potion-p34
	record player2 sell potion-p34
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p09,forest-f48,forest-f51
	record player2 prepare potion-p09,forest-f48,forest-f51
play player2 exchange spell-s1a,potion-p09,potion-p18
	record player2 exchange spell-s1a,potion-p09,potion-p18
play player2 done
	record player2 done
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal forest-f55 @R3C5
	record table deal forest-f55 @R3C5
play table deal forest-f13 @R4C5
	record table deal forest-f13 @R4C5
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player3 place player3-doll-3 @M3C5
	record player3 place player3-doll-3 @M3C5
play player3 done
	record player3 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 leave forest-f54
	record player2 leave forest-f54
play player2 done
	record player2 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p03,forest-f40
	record player1 prepare potion-p03,forest-f40
play player1 done
	record player1 done
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 prepare potion-p30,forest-f22,forest-f52
	record player1 prepare potion-p30,forest-f22,forest-f52
play player1 done
	record player1 done
play player3 buy forest-f55 @FOREST-player3
	record player3 buy forest-f55 @FOREST-player3
play player3 prepare potion-p40,forest-f46,forest-f55
	record player3 prepare potion-p40,forest-f46,forest-f55
play player3 done
	record player3 done
play table deal forest-f41 @R2C4
	record table deal forest-f41 @R2C4
play table deal forest-f18 @R2C5
	record table deal forest-f18 @R2C5
play table deal forest-f29 @R3C4
	record table deal forest-f29 @R3C4
play table deal forest-f38 @R3C5
	record table deal forest-f38 @R3C5
play table deal potion-p02 @D2
	record table deal potion-p02 @D2
play table deal potion-p08 @D3
	record table deal potion-p08 @D3
play table deal potion-p12 @D4
	record table deal potion-p12 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player3 place player3-doll-3 @M1C5
	record player3 place player3-doll-3 @M1C5
play player3 done
	record player3 done
play player3 buy forest-f30 @FOREST-player3
	record player3 buy forest-f30 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 prepare potion-p36,forest-f23,forest-f18
	record player2 prepare potion-p36,forest-f23,forest-f18
play player2 done
	record player2 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p02,forest-f38
	record player1 prepare potion-p02,forest-f38
play player1 done
	record player1 done
play table deal forest-f14 @R1C5
	record table deal forest-f14 @R1C5
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table deal forest-f05 @R3C5
	record table deal forest-f05 @R3C5
play table deal potion-p14 @D2
	record table deal potion-p14 @D2
play table deal potion-p29 @D6
	record table deal potion-p29 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M4C1
	record player2 place player2-doll-1 @M4C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-3 @M4C2
	record player2 place player2-doll-3 @M4C2
play player2 done
	record player2 done
play player3 place player3-doll-2 @M2C1
	record player3 place player3-doll-2 @M2C1
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 cast spell-s5a
	record player1 cast spell-s5a
take forest-f02
take forest-f04
take forest-f15
take forest-f18
take forest-f21
take forest-f30
take forest-f32
take forest-f35
wait 3s
take forest-f37
take forest-f38
take forest-f39
take forest-f42
take forest-f43
take forest-f44
wait 3s
take forest-f51
take forest-f52
take forest-f54
take forest-f55
take forest-f56
lay forest-f11 @SHOW
wait 2s
	record table show forest-f11 @SHOW
lay forest-f55 @SHOW
wait 4.6s
	record table show forest-f55 @SHOW
wait 5s
take forest-f40
wait 12s

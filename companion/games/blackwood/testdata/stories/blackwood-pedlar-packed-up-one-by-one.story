# The Pedlar's other cards are taken away one by one before the bought one lies in its lane,
# while a Joker is out of sight.
game blackwood
players 3
play table crown cauldron @CAULDRON-player3
	record table crown cauldron @CAULDRON-player3
play table deal forest-f38 @R1C1
	record table deal forest-f38 @R1C1
play table deal forest-f05 @R1C2
	record table deal forest-f05 @R1C2
play table deal forest-f03 @R1C3
	record table deal forest-f03 @R1C3
play table deal forest-f42 @R1C4
	record table deal forest-f42 @R1C4
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f14 @R2C1
	record table deal forest-f14 @R2C1
play table deal forest-f29 @R2C2
	record table deal forest-f29 @R2C2
play table deal forest-f44 @R2C3
	record table deal forest-f44 @R2C3
play table deal forest-f51 @R2C4
	record table deal forest-f51 @R2C4
play table deal forest-f04 @R2C5
	record table deal forest-f04 @R2C5
play table deal forest-f01 @R3C1
	record table deal forest-f01 @R3C1
play table deal forest-f43 @R3C2
	record table deal forest-f43 @R3C2
play table deal forest-f39 @R3C3
	record table deal forest-f39 @R3C3
play table deal forest-f32 @R3C4
	record table deal forest-f32 @R3C4
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table deal forest-f52 @R4C1
	record table deal forest-f52 @R4C1
play table deal forest-f40 @R4C2
	record table deal forest-f40 @R4C2
play table deal forest-f41 @R4C3
	record table deal forest-f41 @R4C3
play table deal forest-f56 @R4C4
	record table deal forest-f56 @R4C4
play table deal forest-f19 @R4C5
	record table deal forest-f19 @R4C5
play table deal potion-p38 @D1
	record table deal potion-p38 @D1
play table deal potion-p35 @D2
	record table deal potion-p35 @D2
play table deal potion-p18 @D3
	record table deal potion-p18 @D3
play table deal potion-p03 @D4
	record table deal potion-p03 @D4
play table deal potion-p26 @D5
	record table deal potion-p26 @D5
play table deal potion-p29 @D6
	record table deal potion-p29 @D6
play player3 place player3-doll-3 @M4C2
	record player3 place player3-doll-3 @M4C2
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
	due The Star Witch stands farthest in column 1, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f27 @R1C5
	record table deal forest-f27 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player2 place player2-doll-1 @M4C3
	record player2 place player2-doll-1 @M4C3
play player3 place player3-doll-2 @M4C4
	record player3 place player3-doll-2 @M4C4
	due The Flame Witch stands farthest in column 2, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p18,forest-f38,forest-f43
	record player1 prepare potion-p18,forest-f38,forest-f43
play player1 done
	record player1 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p03,forest-f39
	record player2 prepare potion-p03,forest-f39
play player2 done
	record player2 done
play player3 buy forest-f40 @FOREST-player3
	record player3 buy forest-f40 @FOREST-player3
play player3 prepare potion-p26,forest-f40
	record player3 prepare potion-p26,forest-f40
play player3 done
	record player3 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f56 @FOREST-player3
	record player3 buy forest-f56 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f30 @R3C4
	record table deal forest-f30 @R3C4
play table deal forest-f36 @R3C5
	record table deal forest-f36 @R3C5
play table deal forest-f46 @R4C3
	record table deal forest-f46 @R4C3
play table deal forest-f02 @R4C4
	record table deal forest-f02 @R4C4
play table deal forest-f18 @R4C5
	record table deal forest-f18 @R4C5
play table deal potion-p28 @D3
	record table deal potion-p28 @D3
play table deal potion-p01 @D4
	record table deal potion-p01 @D4
play table deal potion-p31 @D5
	record table deal potion-p31 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M1C3
	record player3 place player3-doll-3 @M1C3
play player3 done
	record player3 done
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player3 buy forest-f42 @FOREST-player3
	record player3 buy forest-f42 @FOREST-player3
play player3 prepare potion-p38,forest-f56,forest-f42
	record player3 prepare potion-p38,forest-f56,forest-f42
play player3 done
	record player3 done
play player2 prepare potion-p31,forest-f41
	record player2 prepare potion-p31,forest-f41
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 exchange spell-s5a,potion-p03,potion-p31
	record player2 exchange spell-s5a,potion-p03,potion-p31
play player2 done
	record player2 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f10 @R1C4
	record table deal forest-f10 @R1C4
play table deal forest-f31 @R1C5
	record table deal forest-f31 @R1C5
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal potion-p08 @D1
	record table deal potion-p08 @D1
play table deal potion-p05 @D5
	record table deal potion-p05 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
play player3 exchange spell-s2a,potion-p26,potion-p38
	record player3 exchange spell-s2a,potion-p26,potion-p38
play player3 place player3-doll-1 @M4C5
	record player3 place player3-doll-1 @M4C5
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f10 @FOREST-player1
	record player1 buy forest-f10 @FOREST-player1
play player1 prepare potion-p28,forest-f44,forest-f10
	record player1 prepare potion-p28,forest-f44,forest-f10
play player1 done
	record player1 done
play player2 buy forest-f30 @FOREST-player2
	record player2 buy forest-f30 @FOREST-player2
play player2 prepare potion-p08,forest-f25,forest-f30
	record player2 prepare potion-p08,forest-f25,forest-f30
play player2 done
	record player2 done
play table deal forest-f35 @R1C5
	record table deal forest-f35 @R1C5
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal potion-p30 @D1
	record table deal potion-p30 @D1
play table deal potion-p16 @D3
	record table deal potion-p16 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player3 place player3-doll-3 @M1C5
	record player3 place player3-doll-3 @M1C5
play player1 exchange spell-s6a,potion-p18,potion-p28
	record player1 exchange spell-s6a,potion-p18,potion-p28
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 cast spell-s2a
	record player3 cast spell-s2a
play player3 buy forest-f35 @FOREST-player3
	record player3 buy forest-f35 @FOREST-player3
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f50 @SHOW
	record table show forest-f50 @SHOW
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play table show forest-f13 @SHOW
	record table show forest-f13 @SHOW
play table show forest-f17 @SHOW
	record table show forest-f17 @SHOW
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 prepare potion-p16,forest-f21,forest-f33
	record player2 prepare potion-p16,forest-f21,forest-f33
play player2 done
	record player2 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f18 @FOREST-player3
	record player3 buy forest-f18 @FOREST-player3
play player3 prepare potion-p35,forest-f35,forest-f18
	record player3 prepare potion-p35,forest-f35,forest-f18
play player3 done
	record player3 done
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f08 @R2C5
	record table deal forest-f08 @R2C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal forest-f54 @R4C5
	record table deal forest-f54 @R4C5
play table deal potion-p02 @D2
	record table deal potion-p02 @D2
play table deal potion-p39 @D3
	record table deal potion-p39 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M4C1
	record player3 place player3-doll-3 @M4C1
play player3 done
	record player3 done
play player1 place player1-doll-3 @M4C3
	record player1 place player1-doll-3 @M4C3
play player1 done
	record player1 done
play player2 exchange spell-s1a,potion-p08,potion-p16
	record player2 exchange spell-s1a,potion-p08,potion-p16
play player2 place player2-doll-1 @M4C2
	record player2 place player2-doll-1 @M4C2
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f16 @SHOW
	record table show forest-f16 @SHOW
play table show forest-f07 @SHOW
	record table show forest-f07 @SHOW
play table show forest-f23 @SHOW
	record table show forest-f23 @SHOW
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play table show forest-f20 @SHOW
	record table show forest-f20 @SHOW
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 done
	record player2 done
play player3 cast spell-s2a
	record player3 cast spell-s2a
play player3 buy forest-f52 @FOREST-player3
	record player3 buy forest-f52 @FOREST-player3
play player3 done
	record player3 done
play player2 prepare potion-p01,forest-f48
	record player2 prepare potion-p01,forest-f48
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 prepare potion-p02,forest-f19
	record player2 prepare potion-p02,forest-f19
play player2 done
	record player2 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 prepare potion-p05,forest-f46
	record player1 prepare potion-p05,forest-f46
play player1 done
	record player1 done
play table deal forest-f49 @R4C3
	record table deal forest-f49 @R4C3
play table deal forest-f34 @R4C4
	record table deal forest-f34 @R4C4
play table deal forest-f45 @R4C5
	record table deal forest-f45 @R4C5
play table deal potion-p14 @D2
	record table deal potion-p14 @D2
play table deal potion-p06 @D4
	record table deal potion-p06 @D4
play table deal potion-p32 @D5
	record table deal potion-p32 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C2
	record player3 place player3-doll-1 @M4C2
play player3 done
	record player3 done
play player1 cast spell-s6a,player3-doll-1
	record player1 cast spell-s6a,player3-doll-1
play player3 yield player3-doll-1 @M1C3
	record player3 yield player3-doll-1 @M1C3
play player1 place player1-doll-2 @M4C2
	record player1 place player1-doll-2 @M4C2
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-1 @M4C3
	record player2 place player2-doll-1 @M4C3
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 2, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f29 @FOREST-player1
	record player1 buy forest-f29 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f53 @R2C4
	record table deal forest-f53 @R2C4
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal forest-f15 @R4C4
	record table deal forest-f15 @R4C4
play table deal forest-f24 @R4C5
	record table deal forest-f24 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player3 place player3-doll-3 @M2C5
	record player3 place player3-doll-3 @M2C5
play player3 done
	record player3 done
play player3 buy forest-f27 @FOREST-player3
	record player3 buy forest-f27 @FOREST-player3
play player3 prepare potion-p06,forest-f52,forest-f27
	record player3 prepare potion-p06,forest-f52,forest-f27
play player3 exchange spell-s5b,potion-p06,potion-p35
	record player3 exchange spell-s5b,potion-p06,potion-p35
play player3 cast spell-s5b
	record player3 cast spell-s5b
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play table show forest-f12 @SHOW
	record table show forest-f12 @SHOW
play table show forest-f55 @SHOW
	record table show forest-f55 @SHOW
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f44 @SHOW
	record table show forest-f44 @SHOW
play player3 buy forest-f47 @FOREST-player3
	record player3 buy forest-f47 @FOREST-player3
play player3 done
	record player3 done
play player1 sell potion-p05
	record player1 sell potion-p05
play player1 buy forest-f08 @FOREST-player1
	record player1 buy forest-f08 @FOREST-player1
play player1 prepare potion-p39,forest-f29,forest-f54,forest-f08
	record player1 prepare potion-p39,forest-f29,forest-f54,forest-f08
play player1 done
	record player1 done
play player2 loan fagus-2 @FAGUS-player2
	record player2 loan fagus-2 @FAGUS-player2
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p30,forest-f51,forest-f49,forest-f53
	record player2 prepare potion-p30,forest-f51,forest-f49,forest-f53
play player2 done
	record player2 done
play player3 buy forest-f22 @FOREST-player3
	record player3 buy forest-f22 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f07 @R1C5
	record table deal forest-f07 @R1C5
play table deal forest-f33 @R2C3
	record table deal forest-f33 @R2C3
play table deal forest-f25 @R2C4
	record table deal forest-f25 @R2C4
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal potion-p22 @D1
	record table deal potion-p22 @D1
play table deal potion-p09 @D3
	record table deal potion-p09 @D3
play table deal potion-p37 @D4
	record table deal potion-p37 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 exchange spell-s3a,potion-p02,potion-p30
	record player2 exchange spell-s3a,potion-p02,potion-p30
play player2 done
	record player2 done
play player3 place player3-doll-1 @M3C5
	record player3 place player3-doll-1 @M3C5
play player3 done
	record player3 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 prepare potion-p32,forest-f25
	record player1 prepare potion-p32,forest-f25
play player1 done
	record player1 done
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 prepare potion-p22,forest-f19
	record player2 prepare potion-p22,forest-f19
play player2 done
	record player2 done
play table deal forest-f26 @R2C4
	record table deal forest-f26 @R2C4
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal potion-p11 @D1
	record table deal potion-p11 @D1
play table deal potion-p13 @D5
	record table deal potion-p13 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M4C5
	record player2 place player2-doll-2 @M4C5
play player2 exchange spell-s3b,potion-p01,potion-p22
	record player2 exchange spell-s3b,potion-p01,potion-p22
play player3 place player3-doll-3 @M1C5
	record player3 place player3-doll-3 @M1C5
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 leave forest-f07
	record player3 leave forest-f07
play player3 done
	record player3 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p14,forest-f39
	record player1 prepare potion-p14,forest-f39
play player1 exchange spell-s4a,potion-p14,potion-p32
	record player1 exchange spell-s4a,potion-p14,potion-p32
play player1 done
	record player1 done
play player3 buy forest-f09 @FOREST-player3
	record player3 buy forest-f09 @FOREST-player3
play player3 prepare potion-p29,forest-f47,forest-f22,forest-f09
	record player3 prepare potion-p29,forest-f47,forest-f22,forest-f09
play player3 done
	record player3 done
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 prepare potion-p11,forest-f24
	record player2 prepare potion-p11,forest-f24
play player2 done
	record player2 done
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table deal forest-f35 @R2C5
	record table deal forest-f35 @R2C5
play table deal forest-f46 @R3C5
	record table deal forest-f46 @R3C5
play table deal forest-f28 @R4C5
	record table deal forest-f28 @R4C5
play table deal potion-p17 @D1
	record table deal potion-p17 @D1
play table deal potion-p24 @D2
	record table deal potion-p24 @D2
play table deal potion-p20 @D6
	record table deal potion-p20 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player2 done
	record player2 done
play player3 place player3-doll-2 @M3C1
	record player3 place player3-doll-2 @M3C1
play player3 cast spell-s5b
	record player3 cast spell-s5b
play table show forest-f42 @SHOW
	record table show forest-f42 @SHOW
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play table show forest-f18 @SHOW
	record table show forest-f18 @SHOW
play table show forest-f16 @SHOW
	record table show forest-f16 @SHOW
take forest-f18
take forest-f27
take forest-f42
lay forest-f16 @DECK2
lay forest-f48 @FOREST-player3
	record player3 buy forest-f48 @FOREST-player3
wait 15s
	hint Joker of the Moon Witch is out of sight: lay it face up among the spells, or on the used pile if it was cast.

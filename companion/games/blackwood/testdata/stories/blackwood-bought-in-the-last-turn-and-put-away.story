# What was bought in the last turn of the game is put away at once with all that is left over.
# Moves: buy, done. Never: that she has left it.
game blackwood
players 4
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f50 @R1C1
	record table deal forest-f50 @R1C1
play table deal forest-f16 @R1C2
	record table deal forest-f16 @R1C2
play table deal forest-f46 @R1C3
	record table deal forest-f46 @R1C3
play table deal forest-f08 @R1C4
	record table deal forest-f08 @R1C4
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal forest-f23 @R2C1
	record table deal forest-f23 @R2C1
play table deal forest-f01 @R2C2
	record table deal forest-f01 @R2C2
play table deal forest-f10 @R2C3
	record table deal forest-f10 @R2C3
play table deal forest-f20 @R2C4
	record table deal forest-f20 @R2C4
play table deal forest-f32 @R2C5
	record table deal forest-f32 @R2C5
play table deal forest-f03 @R3C1
	record table deal forest-f03 @R3C1
play table deal forest-f05 @R3C2
	record table deal forest-f05 @R3C2
play table deal forest-f48 @R3C3
	record table deal forest-f48 @R3C3
play table deal forest-f31 @R3C4
	record table deal forest-f31 @R3C4
play table deal forest-f18 @R3C5
	record table deal forest-f18 @R3C5
play table deal forest-f28 @R4C1
	record table deal forest-f28 @R4C1
play table deal forest-f55 @R4C2
	record table deal forest-f55 @R4C2
play table deal forest-f11 @R4C3
	record table deal forest-f11 @R4C3
play table deal forest-f49 @R4C4
	record table deal forest-f49 @R4C4
play table deal forest-f12 @R4C5
	record table deal forest-f12 @R4C5
play table deal forest-f22 @R5C1
	record table deal forest-f22 @R5C1
play table deal forest-f45 @R5C2
	record table deal forest-f45 @R5C2
play table deal forest-f44 @R5C3
	record table deal forest-f44 @R5C3
play table deal forest-f27 @R5C4
	record table deal forest-f27 @R5C4
play table deal forest-f04 @R5C5
	record table deal forest-f04 @R5C5
play table deal potion-p30 @D1
	record table deal potion-p30 @D1
play table deal potion-p28 @D2
	record table deal potion-p28 @D2
play table deal potion-p01 @D3
	record table deal potion-p01 @D3
play table deal potion-p39 @D4
	record table deal potion-p39 @D4
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table deal potion-p37 @D6
	record table deal potion-p37 @D6
play player2 place player2-doll-2 @M2C1
	record player2 place player2-doll-2 @M2C1
play player3 place player3-doll-1 @M5C2
	record player3 place player3-doll-1 @M5C2
play player4 place player4-doll-1 @M4C1
	record player4 place player4-doll-1 @M4C1
play player1 place player1-doll-3 @M5C1
	record player1 place player1-doll-3 @M5C1
	due The Star Witch stands farthest in column 1, in row 5, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play player4 buy forest-f28 @FOREST-player4
	record player4 buy forest-f28 @FOREST-player4
play player4 done
	record player4 done
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f45 @FOREST-player3
	record player3 buy forest-f45 @FOREST-player3
play player3 prepare potion-p01,forest-f45
	record player3 prepare potion-p01,forest-f45
play player3 done
	record player3 done
play table deal forest-f15 @R2C5
	record table deal forest-f15 @R2C5
play table deal forest-f24 @R4C5
	record table deal forest-f24 @R4C5
play table deal forest-f17 @R5C4
	record table deal forest-f17 @R5C4
play table deal forest-f47 @R5C5
	record table deal forest-f47 @R5C5
play table deal potion-p27 @D3
	record table deal potion-p27 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player2 place player2-doll-1 @M5C2
	record player2 place player2-doll-1 @M5C2
play player3 place player3-doll-2 @M2C3
	record player3 place player3-doll-2 @M2C3
play player3 done
	record player3 done
play player4 place player4-doll-2 @M4C3
	record player4 place player4-doll-2 @M4C3
	due The Moon Witch stands farthest in column 2, in row 5, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 prepare potion-p28,forest-f23,forest-f27
	record player2 prepare potion-p28,forest-f23,forest-f27
play player2 done
	record player2 done
play table deal forest-f09 @R5C5
	record table deal forest-f09 @R5C5
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player3 place player3-doll-1 @M5C3
	record player3 place player3-doll-1 @M5C3
play player3 done
	record player3 done
play player4 place player4-doll-1 @M3C5
	record player4 place player4-doll-1 @M3C5
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
	due The Flame Witch stands farthest in column 3, in row 5, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 prepare potion-p02,forest-f46
	record player2 prepare potion-p02,forest-f46
play player2 done
	record player2 done
play player3 buy forest-f20 @FOREST-player3
	record player3 buy forest-f20 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 prepare potion-p08,forest-f22,forest-f48
	record player1 prepare potion-p08,forest-f22,forest-f48
play player1 done
	record player1 done
play player4 buy forest-f49 @FOREST-player4
	record player4 buy forest-f49 @FOREST-player4
play player4 done
	record player4 done
play player3 buy forest-f17 @FOREST-player3
	record player3 buy forest-f17 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f07 @R1C5
	record table deal forest-f07 @R1C5
play table deal forest-f30 @R2C5
	record table deal forest-f30 @R2C5
play table deal forest-f54 @R3C5
	record table deal forest-f54 @R3C5
play table deal forest-f25 @R4C5
	record table deal forest-f25 @R4C5
play table deal forest-f06 @R5C5
	record table deal forest-f06 @R5C5
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table deal potion-p38 @D5
	record table deal potion-p38 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M2C4
	record player3 place player3-doll-2 @M2C4
play player3 done
	record player3 done
play player4 place player4-doll-2 @M2C5
	record player4 place player4-doll-2 @M2C5
play player4 done
	record player4 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
play player2 exchange spell-s3a,potion-p02,potion-p28
	record player2 exchange spell-s3a,potion-p02,potion-p28
play player2 place player2-doll-3 @M4C4
	record player2 place player2-doll-3 @M4C4
	due The Moon Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p31,forest-f40
	record player1 prepare potion-p31,forest-f40
play player1 done
	record player1 done
play player3 buy forest-f15 @FOREST-player3
	record player3 buy forest-f15 @FOREST-player3
play player3 prepare potion-p39,forest-f20,forest-f17,forest-f15
	record player3 prepare potion-p39,forest-f20,forest-f17,forest-f15
play player3 exchange spell-s5a,potion-p01,potion-p39
	record player3 exchange spell-s5a,potion-p01,potion-p39
play player3 done
	record player3 done
play player4 loan fagus-1 @FAGUS-player4
	record player4 loan fagus-1 @FAGUS-player4
play player4 buy forest-f30 @FOREST-player4
	record player4 buy forest-f30 @FOREST-player4
play player4 prepare potion-p30,forest-f28,forest-f49,forest-f30
	record player4 prepare potion-p30,forest-f28,forest-f49,forest-f30
play player4 done
	record player4 done
play player4 buy forest-f18 @FOREST-player4
	record player4 buy forest-f18 @FOREST-player4
play player4 done
	record player4 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal forest-f43 @R2C4
	record table deal forest-f43 @R2C4
play table deal forest-f33 @R2C5
	record table deal forest-f33 @R2C5
play table deal forest-f19 @R3C4
	record table deal forest-f19 @R3C4
play table deal forest-f36 @R3C5
	record table deal forest-f36 @R3C5
play table deal forest-f26 @R4C5
	record table deal forest-f26 @R4C5
play table deal potion-p33 @D1
	record table deal potion-p33 @D1
play table deal potion-p15 @D2
	record table deal potion-p15 @D2
play table deal potion-p04 @D4
	record table deal potion-p04 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M4C5
	record player2 place player2-doll-3 @M4C5
play player3 place player3-doll-3 @M3C5
	record player3 place player3-doll-3 @M3C5
play player3 cast spell-s5a
	record player3 cast spell-s5a
play table show forest-f13 @SHOW
	record table show forest-f13 @SHOW
play table show forest-f38 @SHOW
	record table show forest-f38 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play table show forest-f02 @SHOW
	record table show forest-f02 @SHOW
play table show forest-f41 @SHOW
	record table show forest-f41 @SHOW
play player3 buy forest-f41 @FOREST-player3
	record player3 buy forest-f41 @FOREST-player3
play player4 place player4-doll-2 @M2C5
	record player4 place player4-doll-2 @M2C5
play player4 done
	record player4 done
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player1 sell potion-p31
	record player1 sell potion-p31
play player1 buy forest-f34 @FOREST-player1
	record player1 buy forest-f34 @FOREST-player1
play player1 prepare potion-p38,forest-f54,forest-f34
	record player1 prepare potion-p38,forest-f54,forest-f34
play player1 done
	record player1 done
play player4 buy forest-f33 @FOREST-player4
	record player4 buy forest-f33 @FOREST-player4
play player4 done
	record player4 done
play player3 prepare potion-p33,forest-f41
	record player3 prepare potion-p33,forest-f41
play player3 leave forest-f36
	record player3 leave forest-f36
play player3 done
	record player3 done
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 prepare potion-p15,forest-f24,forest-f26
	record player2 prepare potion-p15,forest-f24,forest-f26
play player2 done
	record player2 done
play table deal forest-f39 @R1C5
	record table deal forest-f39 @R1C5
play table deal forest-f14 @R2C5
	record table deal forest-f14 @R2C5
play table deal forest-f35 @R3C5
	record table deal forest-f35 @R3C5
play table deal forest-f53 @R4C5
	record table deal forest-f53 @R4C5
play table deal potion-p29 @D1
	record table deal potion-p29 @D1
play table deal potion-p14 @D2
	record table deal potion-p14 @D2
play table deal potion-p13 @D5
	record table deal potion-p13 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M5C1
	record player2 place player2-doll-3 @M5C1
play player2 done
	record player2 done
play player3 cast spell-s5a
	record player3 cast spell-s5a
play table show forest-f51 @SHOW
	record table show forest-f51 @SHOW
play table show forest-f42 @SHOW
	record table show forest-f42 @SHOW
play table show forest-f56 @SHOW
	record table show forest-f56 @SHOW
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play player3 buy forest-f37 @FOREST-player3
	record player3 buy forest-f37 @FOREST-player3
play player3 place player3-doll-2 @M4C1
	record player3 place player3-doll-2 @M4C1
play player3 done
	record player3 done
play player4 place player4-doll-3 @M1C1
	record player4 place player4-doll-3 @M1C1
play player4 done
	record player4 done
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 exchange spell-s5b,potion-p08,potion-p38
	record player1 exchange spell-s5b,potion-p08,potion-p38
play player1 cast spell-s5b
	record player1 cast spell-s5b
play table show forest-f21 @SHOW
	record table show forest-f21 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play table show forest-f24 @SHOW
	record table show forest-f24 @SHOW
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player4 buy forest-f50 @FOREST-player4
	record player4 buy forest-f50 @FOREST-player4
play player4 done
	record player4 done
play player3 prepare potion-p13,forest-f37
	record player3 prepare potion-p13,forest-f37
play player3 buy forest-f55 @FOREST-player3
	record player3 buy forest-f55 @FOREST-player3
play player3 exchange spell-s4a,potion-p13,potion-p33
	record player3 exchange spell-s4a,potion-p13,potion-p33
play player3 done
	record player3 done
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p27,forest-f44
	record player2 prepare potion-p27,forest-f44
play player2 done
	record player2 done
play table deal forest-f48 @R1C5
	record table deal forest-f48 @R1C5
play table deal forest-f28 @R4C5
	record table deal forest-f28 @R4C5
play table deal forest-f17 @R5C5
	record table deal forest-f17 @R5C5
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p07 @D5
	record table deal potion-p07 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M5C2
	record player2 place player2-doll-3 @M5C2
play player2 exchange spell-s6a,potion-p15,potion-p27
	record player2 exchange spell-s6a,potion-p15,potion-p27
play player2 done
	record player2 done
play player3 place player3-doll-2 @M3C4
	record player3 place player3-doll-2 @M3C4
play player3 done
	record player3 done
play player4 place player4-doll-2 @M2C2
	record player4 place player4-doll-2 @M2C2
play player4 done
	record player4 done
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player4 buy forest-f10 @FOREST-player4
	record player4 buy forest-f10 @FOREST-player4
play player4 prepare potion-p21,forest-f50,forest-f10
	record player4 prepare potion-p21,forest-f50,forest-f10
play player4 done
	record player4 done
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f52 @R2C5
	record table deal forest-f52 @R2C5
play table deal forest-f41 @R5C5
	record table deal forest-f41 @R5C5
play table deal potion-p05 @D3
	record table deal potion-p05 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M4C4
	record player2 place player2-doll-1 @M4C4
play player2 done
	record player2 done
play player3 place player3-doll-3 @M5C5
	record player3 place player3-doll-3 @M5C5
play player3 done
	record player3 done
play player4 place player4-doll-3 @M4C3
	record player4 place player4-doll-3 @M4C3
play player4 done
	record player4 done
play player1 place player1-doll-2 @M4C5
	record player1 place player1-doll-2 @M4C5
	due The Leaf Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player4
	record table hand cauldron @CAULDRON-player4
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p29,forest-f21,forest-f43
	record player1 prepare potion-p29,forest-f21,forest-f43
play player1 done
	record player1 done
play player4 buy forest-f25 @FOREST-player4
	record player4 buy forest-f25 @FOREST-player4
play player4 done
	record player4 done
play player2 leave forest-f53
	record player2 leave forest-f53
play player2 done
	record player2 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f30 @R2C5
	record table deal forest-f30 @R2C5
play table deal forest-f49 @R4C3
	record table deal forest-f49 @R4C3
play table deal forest-f26 @R4C4
	record table deal forest-f26 @R4C4
play table deal forest-f15 @R4C5
	record table deal forest-f15 @R4C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player4 place player4-doll-1 @M5C4
	record player4 place player4-doll-1 @M5C4
play player4 done
	record player4 done
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-1
	record player2 cast spell-s6a,player1-doll-1
play player1 yield player1-doll-1 @M2C5
	record player1 yield player1-doll-1 @M2C5
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
play player3 cast spell-s4a
	record player3 cast spell-s4a
play player3 swap forest-f01
	record player3 swap forest-f01
play player3 swap forest-f01,forest-f26
	record player3 swap forest-f01,forest-f26
play player3 place player3-doll-1 @M4C4
	record player3 place player3-doll-1 @M4C4
play player2 leave forest-f39
	record player2 leave forest-f39
play player2 done
	record player2 done
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 prepare potion-p07,forest-f28,forest-f48
	record player1 prepare potion-p07,forest-f28,forest-f48
play player1 done
	record player1 done
play player2 loan fagus-2 @FAGUS-player2
	record player2 loan fagus-2 @FAGUS-player2
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 prepare potion-p37,forest-f47,forest-f52
	record player2 prepare potion-p37,forest-f47,forest-f52
play player2 done
	record player2 done
play player1 buy forest-f30 @FOREST-player1
	record player1 buy forest-f30 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f19 @FOREST-player3
	record player3 buy forest-f19 @FOREST-player3
play player3 prepare potion-p16,forest-f55,forest-f19
	record player3 prepare potion-p16,forest-f55,forest-f19
play player3 done
	record player3 done
play player3 buy forest-f01 @FOREST-player3
	record player3 buy forest-f01 @FOREST-player3
play player3 done
	record player3 done
play player4 buy forest-f17 @FOREST-player4
	record player4 buy forest-f17 @FOREST-player4
play player4 prepare potion-p14,forest-f25,forest-f17
	record player4 prepare potion-p14,forest-f25,forest-f17
play player4 done
	record player4 done
play player3 buy forest-f41 @FOREST-player3
	record player3 buy forest-f41 @FOREST-player3
play player3 prepare potion-p05,forest-f01,forest-f41
	record player3 prepare potion-p05,forest-f01,forest-f41
play player3 done
	record player3 done
play table deal forest-f18 @R1C4
	record table deal forest-f18 @R1C4
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f34 @R2C4
	record table deal forest-f34 @R2C4
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal forest-f20 @R4C5
	record table deal forest-f20 @R4C5
play table deal forest-f46 @R5C4
	record table deal forest-f46 @R5C4
play table deal forest-f27 @R5C5
	record table deal forest-f27 @R5C5
play table deal potion-p36 @D1
	record table deal potion-p36 @D1
play table deal potion-p20 @D2
	record table deal potion-p20 @D2
play table deal potion-p23 @D3
	record table deal potion-p23 @D3
play table deal potion-p25 @D5
	record table deal potion-p25 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player4 exchange spell-s6b,potion-p14,potion-p30
	record player4 exchange spell-s6b,potion-p14,potion-p30
play player4 place player4-doll-2 @M5C5
	record player4 place player4-doll-2 @M5C5
play player4 done
	record player4 done
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M4C5
	record player2 place player2-doll-2 @M4C5
play player2 done
	record player2 done
play player3 place player3-doll-3 @M1C5
	record player3 place player3-doll-3 @M1C5
play player3 done
	record player3 done
play player3 buy forest-f54 @FOREST-player3
	record player3 buy forest-f54 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p36,forest-f30,forest-f23
	record player1 prepare potion-p36,forest-f30,forest-f23
play player1 done
	record player1 done
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 done
	record player2 done
play player4 buy forest-f27 @FOREST-player4
	record player4 buy forest-f27 @FOREST-player4
play player4 done
	record player4 done
play table deal forest-f38 @R1C5
	record table deal forest-f38 @R1C5
play table deal forest-f51 @R3C5
	record table deal forest-f51 @R3C5
play table deal forest-f36 @R4C5
	record table deal forest-f36 @R4C5
play table deal forest-f45 @R5C5
	record table deal forest-f45 @R5C5
play table deal potion-p40 @D1
	record table deal potion-p40 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player4 place player4-doll-1 @M2C1
	record player4 place player4-doll-1 @M2C1
play player4 done
	record player4 done
play player1 cast spell-s5b
	record player1 cast spell-s5b
play table show forest-f02 @SHOW
	record table show forest-f02 @SHOW
play table show forest-f56 @SHOW
	record table show forest-f56 @SHOW
play table show forest-f42 @SHOW
	record table show forest-f42 @SHOW
play table show forest-f40 @SHOW
	record table show forest-f40 @SHOW
play table show forest-f44 @SHOW
	record table show forest-f44 @SHOW
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
play player3 cast spell-s4a
	record player3 cast spell-s4a
play player3 swap forest-f49
	record player3 swap forest-f49
play player3 swap forest-f49,forest-f03
	record player3 swap forest-f49,forest-f03
play player3 cast spell-s5a
	record player3 cast spell-s5a
play table show forest-f53 @SHOW
	record table show forest-f53 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play table show forest-f25 @SHOW
	record table show forest-f25 @SHOW
play table show forest-f17 @SHOW
	record table show forest-f17 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play player3 buy forest-f25 @FOREST-player3
	record player3 buy forest-f25 @FOREST-player3
play player3 place player3-doll-2 @M1C5
	record player3 place player3-doll-2 @M1C5
play player3 done
	record player3 done
play player4 buy forest-f26 @FOREST-player4
	record player4 buy forest-f26 @FOREST-player4
play player4 prepare potion-p12,forest-f26
	record player4 prepare potion-p12,forest-f26
play player4 done
	record player4 done
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal potion-p10 @D6
	record table deal potion-p10 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player4 cast spell-s6b,player1-doll-1
	record player4 cast spell-s6b,player1-doll-1
play player1 yield player1-doll-1 @M1C1
	record player1 yield player1-doll-1 @M1C1
play player4 place player4-doll-1 @M2C5
	record player4 place player4-doll-1 @M2C5
play player4 place player4-doll-2 @M1C4
	record player4 place player4-doll-2 @M1C4
play player4 done
	record player4 done
play player1 place player1-doll-3 @M5C4
	record player1 place player1-doll-3 @M5C4
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-3
	record player2 cast spell-s6a,player1-doll-3
play player1 yield player1-doll-3 @M4C4
	record player1 yield player1-doll-3 @M4C4
play player2 place player2-doll-3 @M5C2
	record player2 place player2-doll-3 @M5C2
play player2 place player2-doll-1 @M5C4
	record player2 place player2-doll-1 @M5C4
play player2 done
	record player2 done
play player3 place player3-doll-3 @M4C2
	record player3 place player3-doll-3 @M4C2
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 2, in row 5, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f12 @FOREST-player3
	record player3 buy forest-f12 @FOREST-player3
play player3 prepare potion-p23,forest-f25,forest-f12
	record player3 prepare potion-p23,forest-f25,forest-f12
play player3 done
	record player3 done
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f52 @R4C5
	record table deal forest-f52 @R4C5
play table deal forest-f37 @R5C5
	record table deal forest-f37 @R5C5
play table deal potion-p35 @D3
	record table deal potion-p35 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M5C4
	record player2 place player2-doll-3 @M5C4
play player2 done
	record player2 done
play player3 place player3-doll-1 @M5C5
	record player3 place player3-doll-1 @M5C5
play player3 done
	record player3 done
play player4 place player4-doll-3 @M3C3
	record player4 place player4-doll-3 @M3C3
play player4 done
	record player4 done
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f07 @FOREST-player1
	record player1 buy forest-f07 @FOREST-player1
play player1 done
	record player1 done
play player4 buy forest-f18 @FOREST-player4
	record player4 buy forest-f18 @FOREST-player4
play player4 done
	record player4 done
play player3 buy forest-f38 @FOREST-player3
	record player3 buy forest-f38 @FOREST-player3
play player3 done
	record player3 done
play player4 leave forest-f31
	record player4 leave forest-f31
play player4 done
	record player4 done
play player1 leave forest-f15
	record player1 leave forest-f15
play player1 done
	record player1 done
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 prepare potion-p25,forest-f09,forest-f46
	record player2 prepare potion-p25,forest-f09,forest-f46
play player2 done
	record player2 done
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 done
	record player2 done
play player3 leave forest-f37
	record player3 leave forest-f37
play player3 done
	record player3 done
play table deal forest-f33 @R1C3
	record table deal forest-f33 @R1C3
play table deal forest-f19 @R1C4
	record table deal forest-f19 @R1C4
play table deal forest-f50 @R1C5
	record table deal forest-f50 @R1C5
play table deal forest-f30 @R3C5
	record table deal forest-f30 @R3C5
play table deal forest-f47 @R4C5
	record table deal forest-f47 @R4C5
play table deal forest-f23 @R5C3
	record table deal forest-f23 @R5C3
play table deal forest-f39 @R5C4
	record table deal forest-f39 @R5C4
play table deal forest-f55 @R5C5
	record table deal forest-f55 @R5C5
play table deal potion-p22 @D5
	record table deal potion-p22 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
play player3 place player3-doll-2 @M5C4
	record player3 place player3-doll-2 @M5C4
play player3 done
	record player3 done
play player4 place player4-doll-2 @M1C4
	record player4 place player4-doll-2 @M1C4
play player4 done
	record player4 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 4, in row 5, and gets the Cauldron. The Leaf Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player4 sell potion-p12
	record player4 sell potion-p12
play player4 buy forest-f19 @FOREST-player4
	record player4 buy forest-f19 @FOREST-player4
play player4 prepare potion-p22,forest-f19
	record player4 prepare potion-p22,forest-f19
play player4 done
	record player4 done
play player2 buy forest-f13 @FOREST-player2
	record player2 buy forest-f13 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p10,forest-f45,forest-f13
	record player2 prepare potion-p10,forest-f45,forest-f13
play player2 done
	record player2 done
play player4 buy forest-f43 @FOREST-player4
	record player4 buy forest-f43 @FOREST-player4
play player4 prepare potion-p20,forest-f18,forest-f43
	record player4 prepare potion-p20,forest-f18,forest-f43
play player4 done
	record player4 done
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f30 @FOREST-player1
	record player1 buy forest-f30 @FOREST-player1
play player1 prepare potion-p04,forest-f44,forest-f30
	record player1 prepare potion-p04,forest-f44,forest-f30
play player1 done
	record player1 done
play player3 leave forest-f39
	record player3 leave forest-f39
play player3 done
	record player3 done
play table deal forest-f01 @R1C5
	record table deal forest-f01 @R1C5
play table deal forest-f28 @R2C4
	record table deal forest-f28 @R2C4
play table deal forest-f54 @R2C5
	record table deal forest-f54 @R2C5
play table deal forest-f21 @R3C4
	record table deal forest-f21 @R3C4
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal forest-f41 @R5C5
	record table deal forest-f41 @R5C5
play table deal potion-p32 @D2
	record table deal potion-p32 @D2
play table deal potion-p19 @D4
	record table deal potion-p19 @D4
play table deal potion-p11 @D5
	record table deal potion-p11 @D5
play table deal potion-p34 @D6
	record table deal potion-p34 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M2C5
	record player3 place player3-doll-2 @M2C5
play player3 done
	record player3 done
play player4 place player4-doll-2 @M5C5
	record player4 place player4-doll-2 @M5C5
play player4 done
	record player4 done
play player1 place player1-doll-2 @M4C5
	record player1 place player1-doll-2 @M4C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
	due The Leaf Witch stands farthest in column 5, in row 5, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player4
	record table hand cauldron @CAULDRON-player4
play player2 leave forest-f01
	record player2 leave forest-f01
play player2 done
	record player2 done
play player3 prepare potion-p11,forest-f38
	record player3 prepare potion-p11,forest-f38
play player3 buy forest-f54 @FOREST-player3
	record player3 buy forest-f54 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 prepare potion-p32,forest-f07,forest-f47
	record player1 prepare potion-p32,forest-f07,forest-f47
play player1 done
	record player1 done
play player4 buy forest-f41 @FOREST-player4
	record player4 buy forest-f41 @FOREST-player4
lay forest-f41 @DECK2
wait 2s
	apart 1 pieces
take forest-f54
wait 5s
	apart 2 pieces
	ask Does the Leaf Witch end the last turn of the game?
	- Yes
	- We put it back
answer "Yes"
	record player4 done
wait 3s

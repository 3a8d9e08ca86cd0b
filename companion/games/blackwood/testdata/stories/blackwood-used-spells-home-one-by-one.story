# The used spells come home one by one after the last row has closed up. The last of them was not
# cast anew while it still lay there alone.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f02 @R1C1
	record table deal forest-f02 @R1C1
play table deal forest-f51 @R1C2
	record table deal forest-f51 @R1C2
play table deal forest-f04 @R1C3
	record table deal forest-f04 @R1C3
play table deal forest-f10 @R1C4
	record table deal forest-f10 @R1C4
play table deal forest-f14 @R1C5
	record table deal forest-f14 @R1C5
play table deal forest-f34 @R2C1
	record table deal forest-f34 @R2C1
play table deal forest-f52 @R2C2
	record table deal forest-f52 @R2C2
play table deal forest-f42 @R2C3
	record table deal forest-f42 @R2C3
play table deal forest-f56 @R2C4
	record table deal forest-f56 @R2C4
play table deal forest-f54 @R2C5
	record table deal forest-f54 @R2C5
play table deal forest-f22 @R3C1
	record table deal forest-f22 @R3C1
play table deal forest-f17 @R3C2
	record table deal forest-f17 @R3C2
play table deal forest-f26 @R3C3
	record table deal forest-f26 @R3C3
play table deal forest-f47 @R3C4
	record table deal forest-f47 @R3C4
play table deal forest-f55 @R3C5
	record table deal forest-f55 @R3C5
play table deal potion-p04 @D1
	record table deal potion-p04 @D1
play table deal potion-p07 @D2
	record table deal potion-p07 @D2
play table deal potion-p05 @D3
	record table deal potion-p05 @D3
play table deal potion-p32 @D4
	record table deal potion-p32 @D4
play table deal potion-p34 @D5
	record table deal potion-p34 @D5
play table deal potion-p26 @D6
	record table deal potion-p26 @D6
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player2 place player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 prepare potion-p07,forest-f22,forest-f52
	record player2 prepare potion-p07,forest-f22,forest-f52
play player2 done
	record player2 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p04,forest-f42
	record player1 prepare potion-p04,forest-f42
play player1 done
	record player1 done
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 prepare potion-p32,forest-f26
	record player1 prepare potion-p32,forest-f26
play player1 exchange spell-s5a,potion-p04,potion-p32
	record player1 exchange spell-s5a,potion-p04,potion-p32
play player1 done
	record player1 done
play table deal forest-f38 @R2C4
	record table deal forest-f38 @R2C4
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal forest-f19 @R3C5
	record table deal forest-f19 @R3C5
play table deal potion-p18 @D1
	record table deal potion-p18 @D1
play table deal potion-p39 @D2
	record table deal potion-p39 @D2
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play table show forest-f07 @SHOW
	record table show forest-f07 @SHOW
play table show forest-f18 @SHOW
	record table show forest-f18 @SHOW
play table show forest-f08 @SHOW
	record table show forest-f08 @SHOW
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 place player1-doll-1 @M2C3
	record player1 place player1-doll-1 @M2C3
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 prepare potion-p39,forest-f18,forest-f54
	record player1 prepare potion-p39,forest-f18,forest-f54
play player1 done
	record player1 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f32 @R2C4
	record table deal forest-f32 @R2C4
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal potion-p22 @D2
	record table deal potion-p22 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 prepare potion-p22,forest-f38
	record player2 prepare potion-p22,forest-f38
play player2 buy forest-f32 @FOREST-player2
	record player2 buy forest-f32 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p26,forest-f39
	record player1 prepare potion-p26,forest-f39
play player1 done
	record player1 done
play table deal forest-f15 @R2C4
	record table deal forest-f15 @R2C4
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal potion-p27 @D2
	record table deal potion-p27 @D2
play table deal potion-p23 @D6
	record table deal potion-p23 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p23,forest-f43
	record player1 prepare potion-p23,forest-f43
play player1 done
	record player1 done
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 prepare potion-p18,forest-f32,forest-f19
	record player2 prepare potion-p18,forest-f32,forest-f19
play player2 done
	record player2 done
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p33 @D1
	record table deal potion-p33 @D1
play table deal potion-p14 @D6
	record table deal potion-p14 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player2 exchange spell-s6a,potion-p18,potion-p22
	record player2 exchange spell-s6a,potion-p18,potion-p22
play player2 done
	record player2 done
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f28 @SHOW
	record table show forest-f28 @SHOW
play table show forest-f46 @SHOW
	record table show forest-f46 @SHOW
play table show forest-f30 @SHOW
	record table show forest-f30 @SHOW
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play table show forest-f20 @SHOW
	record table show forest-f20 @SHOW
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 exchange spell-s2a,potion-p26,potion-p39
	record player1 exchange spell-s2a,potion-p26,potion-p39
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player1 done
	record player1 done
play player1 prepare potion-p05,forest-f46
	record player1 prepare potion-p05,forest-f46
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f03 @R1C5
	record table deal forest-f03 @R1C5
play table deal forest-f53 @R3C5
	record table deal forest-f53 @R3C5
play table deal potion-p37 @D3
	record table deal potion-p37 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 done
	record player2 done
play player1 exchange spell-s3a,potion-p05,potion-p23
	record player1 exchange spell-s3a,potion-p05,potion-p23
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 sell potion-p07
	record player2 sell potion-p07
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 prepare potion-p27,forest-f17,forest-f56
	record player2 prepare potion-p27,forest-f17,forest-f56
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 prepare potion-p14,forest-f02,forest-f55
	record player1 prepare potion-p14,forest-f02,forest-f55
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p21
	record player1 prepare potion-p21
play player1 done
	record player1 done
play table deal forest-f37 @R2C5
	record table deal forest-f37 @R2C5
play table deal forest-f05 @R3C5
	record table deal forest-f05 @R3C5
play table deal potion-p16 @D2
	record table deal potion-p16 @D2
play table deal potion-p24 @D4
	record table deal potion-p24 @D4
play table deal potion-p28 @D6
	record table deal potion-p28 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p33,forest-f41
	record player1 prepare potion-p33,forest-f41
play player1 exchange spell-s4a,potion-p14,potion-p33
	record player1 exchange spell-s4a,potion-p14,potion-p33
play player1 done
	record player1 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f48 @R3C4
	record table deal forest-f48 @R3C4
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table deal potion-p19 @D1
	record table deal potion-p19 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f37
	record player1 swap forest-f37
play player1 swap forest-f37,forest-f14
	record player1 swap forest-f37,forest-f14
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p24,forest-f37
	record player1 prepare potion-p24,forest-f37
play player1 done
	record player1 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p19,forest-f53,forest-f40
	record player2 prepare potion-p19,forest-f53,forest-f40
play player2 done
	record player2 done
play table deal forest-f23 @R1C5
	record table deal forest-f23 @R1C5
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal potion-p12 @D1
	record table deal potion-p12 @D1
play table deal potion-p35 @D4
	record table deal potion-p35 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f13 @FOREST-player1
	record player1 buy forest-f13 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f31 @R1C5
	record table deal forest-f31 @R1C5
play table deal forest-f49 @R2C5
	record table deal forest-f49 @R2C5
take forest-f13
lay forest-f23 @DECK2
lay spell-s2a @SPELLS-player1
take spell-s3a
wait 2.3s
	record table advance forest-tracker
lay spell-s3a @SPELLS-player1
lay spell-s4a @SPELLS-player1
	record player1 cast spell-s5a
lay spell-s5a @SPELLS-player1
lay forest-tracker @T1
lay expedition-tracker @X3
	revoke player1 cast spell-s5a
	revoke table advance forest-tracker
	record table advance forest-tracker
wait 5.6s
lay spell-s2a @SPELLS-player1
wait 12.7s

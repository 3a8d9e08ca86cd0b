game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f09 @R1C1
	record table deal forest-f09 @R1C1
play table deal forest-f35 @R1C2
	record table deal forest-f35 @R1C2
play table deal forest-f39 @R1C3
	record table deal forest-f39 @R1C3
play table deal forest-f10 @R1C4
	record table deal forest-f10 @R1C4
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal forest-f11 @R2C1
	record table deal forest-f11 @R2C1
play table deal forest-f48 @R2C2
	record table deal forest-f48 @R2C2
play table deal forest-f26 @R2C3
	record table deal forest-f26 @R2C3
play table deal forest-f07 @R2C4
	record table deal forest-f07 @R2C4
play table deal forest-f15 @R2C5
	record table deal forest-f15 @R2C5
play table deal forest-f46 @R3C1
	record table deal forest-f46 @R3C1
play table deal forest-f05 @R3C2
	record table deal forest-f05 @R3C2
play table deal forest-f52 @R3C3
	record table deal forest-f52 @R3C3
play table deal forest-f51 @R3C4
	record table deal forest-f51 @R3C4
play table deal forest-f44 @R3C5
	record table deal forest-f44 @R3C5
play table deal potion-p05 @D1
	record table deal potion-p05 @D1
play table deal potion-p07 @D2
	record table deal potion-p07 @D2
play table deal potion-p28 @D3
	record table deal potion-p28 @D3
play table deal potion-p11 @D4
	record table deal potion-p11 @D4
play table deal potion-p14 @D5
	record table deal potion-p14 @D5
play table deal potion-p20 @D6
	record table deal potion-p20 @D6
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 prepare potion-p05,forest-f46
	record player1 prepare potion-p05,forest-f46
play player1 done
	record player1 done
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p12 @D1
	record table deal potion-p12 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 prepare potion-p11,forest-f52
	record player1 prepare potion-p11,forest-f52
play player1 exchange spell-s1a,potion-p05,potion-p11
	record player1 exchange spell-s1a,potion-p05,potion-p11
play player1 done
	record player1 done
play table deal forest-f17 @R2C5
	record table deal forest-f17 @R2C5
play table deal forest-f42 @R3C5
	record table deal forest-f42 @R3C5
play table deal potion-p04 @D4
	record table deal potion-p04 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p14,forest-f39
	record player2 prepare potion-p14,forest-f39
play player2 done
	record player2 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p12,forest-f44
	record player1 prepare potion-p12,forest-f44
play player1 done
	record player1 done
play table deal forest-f49 @R1C5
	record table deal forest-f49 @R1C5
play table deal forest-f29 @R3C5
	record table deal forest-f29 @R3C5
play table deal potion-p33 @D1
	record table deal potion-p33 @D1
play table deal potion-p24 @D5
	record table deal potion-p24 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 done
	record player1 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 prepare potion-p20,forest-f40,forest-f49
	record player1 prepare potion-p20,forest-f40,forest-f49
play player1 done
	record player1 done
play player2 buy forest-f15 @FOREST-player2
	record player2 buy forest-f15 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p07,forest-f48,forest-f42
	record player2 prepare potion-p07,forest-f48,forest-f42
play player2 done
	record player2 done
play table deal forest-f14 @R1C4
	record table deal forest-f14 @R1C4
play table deal forest-f45 @R1C5
	record table deal forest-f45 @R1C5
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table deal potion-p32 @D2
	record table deal potion-p32 @D2
play table deal potion-p34 @D6
	record table deal potion-p34 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 prepare potion-p32,forest-f15,forest-f45
	record player2 prepare potion-p32,forest-f15,forest-f45
play player2 exchange spell-s5a,potion-p07,potion-p32
	record player2 exchange spell-s5a,potion-p07,potion-p32
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f25 @SHOW
	record table show forest-f25 @SHOW
play table show forest-f50 @SHOW
	record table show forest-f50 @SHOW
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f03 @SHOW
	record table show forest-f03 @SHOW
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p24,forest-f37
	record player2 prepare potion-p24,forest-f37
play player2 exchange spell-s6a,potion-p14,potion-p24
	record player2 exchange spell-s6a,potion-p14,potion-p24
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal potion-p29 @D2
	record table deal potion-p29 @D2
play table deal potion-p36 @D5
	record table deal potion-p36 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f09 @FOREST-player1
	record player1 buy forest-f09 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f05 @FOREST-player2
	record player2 buy forest-f05 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f02 @R1C4
	record table deal forest-f02 @R1C4
play table deal forest-f23 @R1C5
	record table deal forest-f23 @R1C5
play table deal forest-f06 @R3C5
	record table deal forest-f06 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f01 @SHOW
	record table show forest-f01 @SHOW
play table show forest-f55 @SHOW
	record table show forest-f55 @SHOW
play table show forest-f08 @SHOW
	record table show forest-f08 @SHOW
play table show forest-f21 @SHOW
	record table show forest-f21 @SHOW
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player2 leave forest-f14
	record player2 leave forest-f14
play player2 done
	record player2 done
play table deal forest-f38 @R1C5
	record table deal forest-f38 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 prepare potion-p29,forest-f09,forest-f35,forest-f02
	record player1 prepare potion-p29,forest-f09,forest-f35,forest-f02
play player1 done
	record player1 done
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 prepare potion-p36,forest-f01,forest-f23
	record player2 prepare potion-p36,forest-f01,forest-f23
play player2 done
	record player2 done
play player1 buy forest-f29 @FOREST-player1
	record player1 buy forest-f29 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f53 @R1C4
	record table deal forest-f53 @R1C4
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p22 @D2
	record table deal potion-p22 @D2
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 prepare potion-p33,forest-f29,forest-f53
	record player1 prepare potion-p33,forest-f29,forest-f53
play player1 prepare potion-p22
	record player1 prepare potion-p22
play player1 done
	record player1 done
play table deal forest-f27 @R1C5
	record table deal forest-f27 @R1C5
play table deal potion-p30 @D1
	record table deal potion-p30 @D1
play table deal potion-p25 @D2
	record table deal potion-p25 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f12 @FOREST-player2
	record player2 buy forest-f12 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p30,forest-f05,forest-f12,forest-f41
	record player2 prepare potion-p30,forest-f05,forest-f12,forest-f41
play player2 done
	record player2 done
play table deal forest-f36 @R1C5
	record table deal forest-f36 @R1C5
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal potion-p38 @D1
	record table deal potion-p38 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f19 @SHOW
	record table show forest-f19 @SHOW
play table show forest-f04 @SHOW
	record table show forest-f04 @SHOW
play table show forest-f20 @SHOW
	record table show forest-f20 @SHOW
play table show forest-f30 @SHOW
	record table show forest-f30 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
lay player1-doll-2 @M3C1
	record player2 done
	record player1 place player1-doll-2 @M3C1
wait 2s
take potion-p30
take potion-p36
lay spell-s2a @SPELLS-player2
	revoke player1 place player1-doll-2 @M3C1
	revoke player2 done
	record player2 exchange spell-s2a,potion-p30,potion-p36
	record player1 place player1-doll-2 @M3C1
wait 16.7s

game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f51 @R1C1
	record table deal forest-f51 @R1C1
play table deal forest-f28 @R1C2
	record table deal forest-f28 @R1C2
play table deal forest-f56 @R1C3
	record table deal forest-f56 @R1C3
play table deal forest-f05 @R1C4
	record table deal forest-f05 @R1C4
play table deal forest-f01 @R1C5
	record table deal forest-f01 @R1C5
play table deal forest-f18 @R2C1
	record table deal forest-f18 @R2C1
play table deal forest-f23 @R2C2
	record table deal forest-f23 @R2C2
play table deal forest-f55 @R2C3
	record table deal forest-f55 @R2C3
play table deal forest-f49 @R2C4
	record table deal forest-f49 @R2C4
play table deal forest-f17 @R2C5
	record table deal forest-f17 @R2C5
play table deal forest-f21 @R3C1
	record table deal forest-f21 @R3C1
play table deal forest-f54 @R3C2
	record table deal forest-f54 @R3C2
play table deal forest-f52 @R3C3
	record table deal forest-f52 @R3C3
play table deal forest-f39 @R3C4
	record table deal forest-f39 @R3C4
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal potion-p05 @D1
	record table deal potion-p05 @D1
play table deal potion-p27 @D2
	record table deal potion-p27 @D2
play table deal potion-p16 @D3
	record table deal potion-p16 @D3
play table deal potion-p22 @D4
	record table deal potion-p22 @D4
play table deal potion-p07 @D5
	record table deal potion-p07 @D5
play table deal potion-p02 @D6
	record table deal potion-p02 @D6
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p22,forest-f51
	record player2 prepare potion-p22,forest-f51
play player2 done
	record player2 done
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table deal forest-f13 @R3C5
	record table deal forest-f13 @R3C5
play table deal potion-p25 @D4
	record table deal potion-p25 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
play player2 done
	record player2 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p27,forest-f21,forest-f23
	record player1 prepare potion-p27,forest-f21,forest-f23
play player1 done
	record player1 done
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal potion-p18 @D2
	record table deal potion-p18 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f10 @R2C4
	record table deal forest-f10 @R2C4
play table deal forest-f36 @R2C5
	record table deal forest-f36 @R2C5
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 prepare potion-p18,forest-f49,forest-f01
	record player1 prepare potion-p18,forest-f49,forest-f01
play player1 done
	record player1 done
play player2 buy forest-f10 @FOREST-player2
	record player2 buy forest-f10 @FOREST-player2
play player2 prepare potion-p07,forest-f39,forest-f10
	record player2 prepare potion-p07,forest-f39,forest-f10
play player2 exchange spell-s3a,potion-p07,potion-p22
	record player2 exchange spell-s3a,potion-p07,potion-p22
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p02,forest-f17
	record player2 prepare potion-p02,forest-f17
play player2 done
	record player2 done
play table deal forest-f50 @R1C5
	record table deal forest-f50 @R1C5
play table deal forest-f46 @R2C5
	record table deal forest-f46 @R2C5
play table deal potion-p28 @D2
	record table deal potion-p28 @D2
play table deal potion-p24 @D5
	record table deal potion-p24 @D5
play table deal potion-p30 @D6
	record table deal potion-p30 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 exchange spell-s6a,potion-p18,potion-p27
	record player1 exchange spell-s6a,potion-p18,potion-p27
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 prepare potion-p05,forest-f46
	record player2 prepare potion-p05,forest-f46
play player2 done
	record player2 done
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f38 @R2C5
	record table deal forest-f38 @R2C5
play table deal potion-p35 @D1
	record table deal potion-p35 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p35,forest-f55
	record player2 prepare potion-p35,forest-f55
play player2 done
	record player2 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p28,forest-f43
	record player2 prepare potion-p28,forest-f43
play player2 done
	record player2 done
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f09 @R2C4
	record table deal forest-f09 @R2C4
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal forest-f07 @R3C5
	record table deal forest-f07 @R3C5
play table deal potion-p21 @D1
	record table deal potion-p21 @D1
play table deal potion-p40 @D2
	record table deal potion-p40 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player2 exchange spell-s5a,potion-p02,potion-p35
	record player2 exchange spell-s5a,potion-p02,potion-p35
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f30 @SHOW
	record table show forest-f30 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play table show forest-f44 @SHOW
	record table show forest-f44 @SHOW
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play table show forest-f19 @SHOW
	record table show forest-f19 @SHOW
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p21,forest-f44
	record player2 prepare potion-p21,forest-f44
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 done
	record player2 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p30,forest-f28,forest-f38
	record player1 prepare potion-p30,forest-f28,forest-f38
play player1 done
	record player1 done
play table deal forest-f03 @R1C5
	record table deal forest-f03 @R1C5
play table deal forest-f31 @R2C5
	record table deal forest-f31 @R2C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p23 @D6
	record table deal potion-p23 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f15 @FOREST-player1
	record player1 buy forest-f15 @FOREST-player1
play player1 prepare potion-p23,forest-f52,forest-f15
	record player1 prepare potion-p23,forest-f52,forest-f15
play player1 done
	record player1 done
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 prepare potion-p25,forest-f33,forest-f48
	record player2 prepare potion-p25,forest-f33,forest-f48
play player2 done
	record player2 done
play table deal forest-f04 @R1C5
	record table deal forest-f04 @R1C5
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal potion-p29 @D4
	record table deal potion-p29 @D4
play table deal potion-p08 @D6
	record table deal potion-p08 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f04 @FOREST-player1
	record player1 buy forest-f04 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 prepare potion-p01,forest-f45
	record player2 prepare potion-p01,forest-f45
play player2 done
	record player2 done
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal forest-f37 @R3C5
	record table deal forest-f37 @R3C5
play table deal potion-p39 @D1
	record table deal potion-p39 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f41 @SHOW
	record table show forest-f41 @SHOW
play table show forest-f24 @SHOW
	record table show forest-f24 @SHOW
play table show forest-f11 @SHOW
	record table show forest-f11 @SHOW
play table show forest-f53 @SHOW
	record table show forest-f53 @SHOW
play table show forest-f42 @SHOW
	record table show forest-f42 @SHOW
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 prepare potion-p16,forest-f41
	record player2 prepare potion-p16,forest-f41
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p29,forest-f56
	record player2 prepare potion-p29,forest-f56
play player2 done
	record player2 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f29 @R1C5
	record table deal forest-f29 @R1C5
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table deal potion-p17 @D3
	record table deal potion-p17 @D3
play table deal potion-p33 @D4
	record table deal potion-p33 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
take potion-p05
take potion-p16
lay spell-s1a @SPELLS-player2
	record player2 exchange spell-s1a,potion-p05,potion-p16
wait 4s

# The discard pile is taken up card by card. A card that a Witch used for one potion comes to light when the one that she
# used for the next went from it: she has not used them the other way round.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f08 @R1C1
	record table deal forest-f08 @R1C1
play table deal forest-f40 @R1C2
	record table deal forest-f40 @R1C2
play table deal forest-f42 @R1C3
	record table deal forest-f42 @R1C3
play table deal forest-f56 @R1C4
	record table deal forest-f56 @R1C4
play table deal forest-f23 @R1C5
	record table deal forest-f23 @R1C5
play table deal forest-f02 @R2C1
	record table deal forest-f02 @R2C1
play table deal forest-f10 @R2C2
	record table deal forest-f10 @R2C2
play table deal forest-f01 @R2C3
	record table deal forest-f01 @R2C3
play table deal forest-f16 @R2C4
	record table deal forest-f16 @R2C4
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table deal forest-f34 @R3C1
	record table deal forest-f34 @R3C1
play table deal forest-f46 @R3C2
	record table deal forest-f46 @R3C2
play table deal forest-f27 @R3C3
	record table deal forest-f27 @R3C3
play table deal forest-f22 @R3C4
	record table deal forest-f22 @R3C4
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal potion-p07 @D1
	record table deal potion-p07 @D1
play table deal potion-p36 @D2
	record table deal potion-p36 @D2
play table deal potion-p18 @D3
	record table deal potion-p18 @D3
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table deal potion-p22 @D5
	record table deal potion-p22 @D5
play table deal potion-p05 @D6
	record table deal potion-p05 @D6
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p02,forest-f42
	record player2 prepare potion-p02,forest-f42
play player2 done
	record player2 done
play player1 buy forest-f10 @FOREST-player1
	record player1 buy forest-f10 @FOREST-player1
play player1 prepare potion-p07,forest-f40,forest-f10
	record player1 prepare potion-p07,forest-f40,forest-f10
play player1 done
	record player1 done
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 prepare potion-p05,forest-f46
	record player2 prepare potion-p05,forest-f46
play player2 done
	record player2 done
play table deal forest-f37 @R1C4
	record table deal forest-f37 @R1C4
play table deal forest-f07 @R1C5
	record table deal forest-f07 @R1C5
play table deal forest-f06 @R2C5
	record table deal forest-f06 @R2C5
play table deal forest-f13 @R3C5
	record table deal forest-f13 @R3C5
play table deal potion-p06 @D1
	record table deal potion-p06 @D1
play table deal potion-p25 @D4
	record table deal potion-p25 @D4
play table deal potion-p32 @D6
	record table deal potion-p32 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p36,forest-f37
	record player2 prepare potion-p36,forest-f37
play player2 exchange spell-s5a,potion-p05,potion-p36
	record player2 exchange spell-s5a,potion-p05,potion-p36
play player2 done
	record player2 done
play table deal forest-f05 @R1C4
	record table deal forest-f05 @R1C4
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal potion-p24 @D2
	record table deal potion-p24 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 done
	record player1 done
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f18 @SHOW
	record table show forest-f18 @SHOW
play table show forest-f31 @SHOW
	record table show forest-f31 @SHOW
play table show forest-f19 @SHOW
	record table show forest-f19 @SHOW
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play table show forest-f14 @SHOW
	record table show forest-f14 @SHOW
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player2 prepare potion-p22,forest-f19
	record player2 prepare potion-p22,forest-f19
play player2 exchange spell-s3a,potion-p02,potion-p22
	record player2 exchange spell-s3a,potion-p02,potion-p22
play player2 buy forest-f05 @FOREST-player2
	record player2 buy forest-f05 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p32,forest-f05
	record player2 prepare potion-p32,forest-f05
play player2 done
	record player2 done
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 prepare potion-p06,forest-f23,forest-f26
	record player1 prepare potion-p06,forest-f23,forest-f26
play player1 done
	record player1 done
play table deal forest-f45 @R1C5
	record table deal forest-f45 @R1C5
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal potion-p11 @D1
	record table deal potion-p11 @D1
play table deal potion-p30 @D5
	record table deal potion-p30 @D5
play table deal potion-p21 @D6
	record table deal potion-p21 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal forest-f28 @R2C5
	record table deal forest-f28 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play table show forest-f50 @SHOW
	record table show forest-f50 @SHOW
play table show forest-f53 @SHOW
	record table show forest-f53 @SHOW
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
play player1 done
	record player1 done
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 prepare potion-p21,forest-f56
	record player1 prepare potion-p21,forest-f56
play player1 done
	record player1 done
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 done
	record player1 done
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p25,forest-f53
	record player2 prepare potion-p25,forest-f53
play player2 exchange spell-s2a,potion-p25,potion-p32
	record player2 exchange spell-s2a,potion-p25,potion-p32
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal forest-f44 @R2C5
	record table deal forest-f44 @R2C5
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p04 @D4
	record table deal potion-p04 @D4
play table deal potion-p10 @D6
	record table deal potion-p10 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 done
	record player1 done
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 prepare potion-p04,forest-f27,forest-f20
	record player2 prepare potion-p04,forest-f27,forest-f20
play player2 done
	record player2 done
play table deal forest-f52 @R3C5
	record table deal forest-f52 @R3C5
play table deal potion-p12 @D4
	record table deal potion-p12 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p10,forest-f17,forest-f41
	record player2 prepare potion-p10,forest-f17,forest-f41
play player2 done
	record player2 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 prepare potion-p30,forest-f01,forest-f28,forest-f52
	record player1 prepare potion-p30,forest-f01,forest-f28,forest-f52
play player1 done
	record player1 done
play table deal forest-f51 @R1C5
	record table deal forest-f51 @R1C5
play table deal forest-f55 @R2C5
	record table deal forest-f55 @R2C5
play table deal forest-f32 @R3C4
	record table deal forest-f32 @R3C4
play table deal forest-f03 @R3C5
	record table deal forest-f03 @R3C5
play table deal potion-p35 @D5
	record table deal potion-p35 @D5
play table deal potion-p08 @D6
	record table deal potion-p08 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p35,forest-f55
	record player2 prepare potion-p35,forest-f55
play player2 done
	record player2 done
play table deal forest-f04 @R1C5
	record table deal forest-f04 @R1C5
play table deal forest-f38 @R2C5
	record table deal forest-f38 @R2C5
play table deal potion-p17 @D5
	record table deal potion-p17 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f24 @SHOW
	record table show forest-f24 @SHOW
play table show forest-f39 @SHOW
	record table show forest-f39 @SHOW
play table show forest-f49 @SHOW
	record table show forest-f49 @SHOW
play table show forest-f15 @SHOW
	record table show forest-f15 @SHOW
play table show forest-f30 @SHOW
	record table show forest-f30 @SHOW
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p12,forest-f39
	record player2 prepare potion-p12,forest-f39
play player2 buy forest-f08 @FOREST-player2
	record player2 buy forest-f08 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p24,forest-f08
	record player2 prepare potion-p24,forest-f08
play player2 done
	record player2 done
play table deal forest-f43 @R1C5
	record table deal forest-f43 @R1C5
play table deal potion-p23 @D2
	record table deal potion-p23 @D2
play table deal potion-p20 @D4
	record table deal potion-p20 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 exchange spell-s1a,potion-p04,potion-p12
	record player2 exchange spell-s1a,potion-p04,potion-p12
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f11 @R1C5
	record table deal forest-f11 @R1C5
play table deal forest-f36 @R3C5
	record table deal forest-f36 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 sell potion-p21
	record player1 sell potion-p21
play player1 buy forest-f04 @FOREST-player1
	record player1 buy forest-f04 @FOREST-player1
play player1 prepare potion-p08,forest-f25,forest-f22,forest-f04
	record player1 prepare potion-p08,forest-f25,forest-f22,forest-f04
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p23,forest-f43
	record player2 prepare potion-p23,forest-f43
play player2 done
	record player2 done
play player2 buy forest-f32 @FOREST-player2
	record player2 buy forest-f32 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f54 @R1C4
	record table deal forest-f54 @R1C4
play table deal forest-f09 @R1C5
	record table deal forest-f09 @R1C5
play table deal forest-f29 @R3C5
	record table deal forest-f29 @R3C5
play table deal potion-p27 @D2
	record table deal potion-p27 @D2
play table deal potion-p01 @D6
	record table deal potion-p01 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p11,forest-f44
	record player2 prepare potion-p11,forest-f44
play player2 done
	record player2 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p18,forest-f32,forest-f38
	record player2 prepare potion-p18,forest-f32,forest-f38
take forest-f04
take forest-f05
take forest-f08
take forest-f10
wait 3s
take forest-f14
take forest-f19
wait 3s
take forest-f20
take forest-f21
take forest-f26
take forest-f30
take forest-f37
wait 3s
take forest-f38
take forest-f39
wait 3s
take forest-f41
take forest-f42
take forest-f43
take forest-f44
take forest-f46
wait 3s
take forest-f50
take forest-f51
take forest-f52
take forest-f53
take forest-f55
take forest-f56
wait 22.7s

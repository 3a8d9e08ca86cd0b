# A marionette of a Witch whom nobody plays.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f02 @R1C1
	record table deal forest-f02 @R1C1
play table deal forest-f55 @R1C2
	record table deal forest-f55 @R1C2
play table deal forest-f48 @R1C3
	record table deal forest-f48 @R1C3
play table deal forest-f47 @R1C4
	record table deal forest-f47 @R1C4
play table deal forest-f52 @R1C5
	record table deal forest-f52 @R1C5
play table deal forest-f14 @R2C1
	record table deal forest-f14 @R2C1
play table deal forest-f10 @R2C2
	record table deal forest-f10 @R2C2
play table deal forest-f34 @R2C3
	record table deal forest-f34 @R2C3
play table deal forest-f04 @R2C4
	record table deal forest-f04 @R2C4
play table deal forest-f38 @R2C5
	record table deal forest-f38 @R2C5
play table deal forest-f26 @R3C1
	record table deal forest-f26 @R3C1
play table deal forest-f16 @R3C2
	record table deal forest-f16 @R3C2
play table deal forest-f18 @R3C3
	record table deal forest-f18 @R3C3
play table deal forest-f39 @R3C4
	record table deal forest-f39 @R3C4
play table deal forest-f12 @R3C5
	record table deal forest-f12 @R3C5
play table deal potion-p21 @D1
	record table deal potion-p21 @D1
play table deal potion-p34 @D2
	record table deal potion-p34 @D2
play table deal potion-p35 @D3
	record table deal potion-p35 @D3
play table deal potion-p22 @D4
	record table deal potion-p22 @D4
play table deal potion-p32 @D5
	record table deal potion-p32 @D5
play table deal potion-p17 @D6
	record table deal potion-p17 @D6
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
play player2 place player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 prepare potion-p32,forest-f26
	record player2 prepare potion-p32,forest-f26
play player2 done
	record player2 done
play table deal forest-f21 @R3C5
	record table deal forest-f21 @R3C5
play table deal potion-p20 @D5
	record table deal potion-p20 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
	due The Star Witch stands farthest in column 2, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 prepare potion-p35,forest-f55
	record player1 prepare potion-p35,forest-f55
play player1 done
	record player1 done
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f41 @R1C4
	record table deal forest-f41 @R1C4
play table deal forest-f53 @R1C5
	record table deal forest-f53 @R1C5
play table deal potion-p24 @D3
	record table deal potion-p24 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f08 @R3C5
	record table deal forest-f08 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p20,forest-f48,forest-f41
	record player2 prepare potion-p20,forest-f48,forest-f41
play player2 done
	record player2 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 prepare potion-p17,forest-f39,forest-f53
	record player1 prepare potion-p17,forest-f39,forest-f53
play player1 prepare potion-p21
	record player1 prepare potion-p21
play player1 done
	record player1 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f43 @R1C4
	record table deal forest-f43 @R1C4
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f33 @R3C5
	record table deal forest-f33 @R3C5
play table deal potion-p25 @D1
	record table deal potion-p25 @D1
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table deal potion-p07 @D6
	record table deal potion-p07 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 exchange spell-s2a,potion-p21,potion-p35
	record player1 exchange spell-s2a,potion-p21,potion-p35
play player1 done
	record player1 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p07,forest-f25,forest-f38
	record player1 prepare potion-p07,forest-f25,forest-f38
play player1 exchange spell-s1a,potion-p07,potion-p17
	record player1 exchange spell-s1a,potion-p07,potion-p17
play player2 exchange spell-s4a,potion-p20,potion-p32
	record player2 exchange spell-s4a,potion-p20,potion-p32
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 prepare potion-p25,forest-f21,forest-f33
	record player2 prepare potion-p25,forest-f21,forest-f33
play player2 done
	record player2 done
play table deal forest-f13 @R1C5
	record table deal forest-f13 @R1C5
play table deal forest-f54 @R2C5
	record table deal forest-f54 @R2C5
play table deal forest-f29 @R3C5
	record table deal forest-f29 @R3C5
play table deal potion-p12 @D1
	record table deal potion-p12 @D1
play table deal potion-p09 @D6
	record table deal potion-p09 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
	due The Star Witch stands farthest in column 1, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 done
	record player1 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f11 @R1C4
	record table deal forest-f11 @R1C4
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f52
	record player2 swap forest-f52
play player2 swap forest-f52,forest-f18
	record player2 swap forest-f52,forest-f18
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p34,forest-f43
	record player2 prepare potion-p34,forest-f43
play player2 done
	record player2 done
play player1 buy forest-f10 @FOREST-player1
	record player1 buy forest-f10 @FOREST-player1
play player1 prepare potion-p04,forest-f47,forest-f10
	record player1 prepare potion-p04,forest-f47,forest-f10
play player1 done
	record player1 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f56 @R2C5
	record table deal forest-f56 @R2C5
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal potion-p27 @D2
	record table deal potion-p27 @D2
play table deal potion-p11 @D5
	record table deal potion-p11 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f11 @FOREST-player1
	record player1 buy forest-f11 @FOREST-player1
play player1 prepare potion-p22,forest-f02,forest-f11
	record player1 prepare potion-p22,forest-f02,forest-f11
play player1 done
	record player1 done
play player2 prepare potion-p11,forest-f52
	record player2 prepare potion-p11,forest-f52
play player2 buy forest-f04 @FOREST-player2
	record player2 buy forest-f04 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f49 @R1C5
	record table deal forest-f49 @R1C5
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal potion-p05 @D4
	record table deal potion-p05 @D4
play table deal potion-p26 @D5
	record table deal potion-p26 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 prepare potion-p09,forest-f04,forest-f49
	record player2 prepare potion-p09,forest-f04,forest-f49
play player2 done
	record player2 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p26,forest-f40
	record player1 prepare potion-p26,forest-f40
play player1 done
	record player1 done
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f24 @R1C5
	record table deal forest-f24 @R1C5
play table deal forest-f01 @R2C5
	record table deal forest-f01 @R2C5
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal potion-p15 @D5
	record table deal potion-p15 @D5
play table deal potion-p39 @D6
	record table deal potion-p39 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 done
	record player2 done
play player1 exchange spell-s3a,potion-p04,potion-p26
	record player1 exchange spell-s3a,potion-p04,potion-p26
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f14 @FOREST-player1
	record player1 buy forest-f14 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p12,forest-f14
	record player1 prepare potion-p12,forest-f14
play player1 exchange spell-s6a,potion-p12,potion-p22
	record player1 exchange spell-s6a,potion-p12,potion-p22
play player1 done
	record player1 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f16 @FOREST-player1
	record player1 buy forest-f16 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f44 @R1C5
	record table deal forest-f44 @R1C5
play table deal forest-f09 @R2C5
	record table deal forest-f09 @R2C5
play table deal forest-f42 @R3C5
	record table deal forest-f42 @R3C5
play table deal potion-p18 @D1
	record table deal potion-p18 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f24
	record player2 swap forest-f24
play player2 swap forest-f24,forest-f15
	record player2 swap forest-f24,forest-f15
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player2 done
	record player2 done
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 prepare potion-p18,forest-f18,forest-f24
	record player2 prepare potion-p18,forest-f18,forest-f24
play player2 done
	record player2 done
play player1 buy forest-f08 @FOREST-player1
	record player1 buy forest-f08 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f29 @FOREST-player1
	record player1 buy forest-f29 @FOREST-player1
play player1 prepare potion-p39,forest-f16,forest-f08,forest-f29
	record player1 prepare potion-p39,forest-f16,forest-f08,forest-f29
play player1 done
	record player1 done
play table deal forest-f46 @R1C5
	record table deal forest-f46 @R1C5
play table deal forest-f37 @R3C4
	record table deal forest-f37 @R3C4
play table deal forest-f06 @R3C5
	record table deal forest-f06 @R3C5
play table deal potion-p36 @D1
	record table deal potion-p36 @D1
play table deal potion-p03 @D6
	record table deal potion-p03 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
lay cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
lay player4-doll-1 @M1C4
wait 4s
	apart 1 pieces
	hint Nobody plays the Leaf Witch: take marionette 1 away.
take player4-doll-1
wait 2s

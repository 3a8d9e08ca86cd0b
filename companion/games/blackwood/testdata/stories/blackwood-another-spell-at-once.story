# Moon turns down the Joker instead of Free Gathering, beside a potion that she has
# made. She lays it back and Free Gathering down in one go: the Joker was not cast.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f53 @R1C1
	record table deal forest-f53 @R1C1
play table deal forest-f21 @R1C2
	record table deal forest-f21 @R1C2
play table deal forest-f54 @R1C3
	record table deal forest-f54 @R1C3
play table deal forest-f42 @R1C4
	record table deal forest-f42 @R1C4
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f05 @R2C1
	record table deal forest-f05 @R2C1
play table deal forest-f16 @R2C2
	record table deal forest-f16 @R2C2
play table deal forest-f40 @R2C3
	record table deal forest-f40 @R2C3
play table deal forest-f33 @R2C4
	record table deal forest-f33 @R2C4
play table deal forest-f47 @R2C5
	record table deal forest-f47 @R2C5
play table deal forest-f39 @R3C1
	record table deal forest-f39 @R3C1
play table deal forest-f07 @R3C2
	record table deal forest-f07 @R3C2
play table deal forest-f46 @R3C3
	record table deal forest-f46 @R3C3
play table deal forest-f38 @R3C4
	record table deal forest-f38 @R3C4
play table deal forest-f13 @R3C5
	record table deal forest-f13 @R3C5
play table deal potion-p25 @D1
	record table deal potion-p25 @D1
play table deal potion-p18 @D2
	record table deal potion-p18 @D2
play table deal potion-p15 @D3
	record table deal potion-p15 @D3
play table deal potion-p12 @D4
	record table deal potion-p12 @D4
play table deal potion-p40 @D5
	record table deal potion-p40 @D5
play table deal potion-p03 @D6
	record table deal potion-p03 @D6
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p03,forest-f39
	record player2 prepare potion-p03,forest-f39
play player2 done
	record player2 done
play table deal forest-f25 @R3C5
	record table deal forest-f25 @R3C5
play table deal potion-p24 @D6
	record table deal potion-p24 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
	due The Star Witch stands farthest in column 2, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p12,forest-f40
	record player1 prepare potion-p12,forest-f40
play player1 done
	record player1 done
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 prepare potion-p25,forest-f21,forest-f33
	record player1 prepare potion-p25,forest-f21,forest-f33
play player1 exchange spell-s6a,potion-p12,potion-p25
	record player1 exchange spell-s6a,potion-p12,potion-p25
play player1 done
	record player1 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p24,forest-f38
	record player2 prepare potion-p24,forest-f38
play player2 exchange spell-s3a,potion-p03,potion-p24
	record player2 exchange spell-s3a,potion-p03,potion-p24
play player2 done
	record player2 done
play table deal forest-f37 @R1C5
	record table deal forest-f37 @R1C5
play table deal forest-f28 @R2C4
	record table deal forest-f28 @R2C4
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal potion-p35 @D1
	record table deal potion-p35 @D1
play table deal potion-p32 @D4
	record table deal potion-p32 @D4
play table deal potion-p33 @D6
	record table deal potion-p33 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 prepare potion-p33,forest-f42
	record player2 prepare potion-p33,forest-f42
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 prepare potion-p32,forest-f25
	record player2 prepare potion-p32,forest-f25
play player2 done
	record player2 done
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table deal potion-p26 @D4
	record table deal potion-p26 @D4
play table deal potion-p10 @D6
	record table deal potion-p10 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p26,forest-f45
	record player2 prepare potion-p26,forest-f45
play player2 done
	record player2 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 prepare potion-p18,forest-f37,forest-f24
	record player1 prepare potion-p18,forest-f37,forest-f24
play player1 done
	record player1 done
play table deal forest-f35 @R1C5
	record table deal forest-f35 @R1C5
play table deal forest-f50 @R2C5
	record table deal forest-f50 @R2C5
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table deal potion-p23 @D2
	record table deal potion-p23 @D2
play table deal potion-p39 @D4
	record table deal potion-p39 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player1 done
	record player1 done
play player2 exchange spell-s2a,potion-p26,potion-p33
	record player2 exchange spell-s2a,potion-p26,potion-p33
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 done
	record player2 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 done
	record player1 done
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p35,forest-f54
	record player2 prepare potion-p35,forest-f54
play player2 done
	record player2 done
play table deal forest-f20 @R1C4
	record table deal forest-f20 @R1C4
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal potion-p20 @D1
	record table deal potion-p20 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f43 @R3C5
	record table deal forest-f43 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 sell potion-p18
	record player1 sell potion-p18
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f02 @R2C5
	record table deal forest-f02 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 prepare potion-p20,forest-f53,forest-f47,forest-f50
	record player1 prepare potion-p20,forest-f53,forest-f47,forest-f50
play player1 done
	record player1 done
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p10,forest-f46,forest-f43
	record player2 prepare potion-p10,forest-f46,forest-f43
play player2 done
	record player2 done
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal forest-f04 @R3C4
	record table deal forest-f04 @R3C4
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p29 @D1
	record table deal potion-p29 @D1
play table deal potion-p19 @D6
	record table deal potion-p19 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 exchange spell-s5a,potion-p10,potion-p35
	record player2 exchange spell-s5a,potion-p10,potion-p35
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f51 @SHOW
	record table show forest-f51 @SHOW
play table show forest-f08 @SHOW
	record table show forest-f08 @SHOW
play table show forest-f12 @SHOW
	record table show forest-f12 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 leave forest-f06
	record player2 leave forest-f06
play player2 done
	record player2 done
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 prepare potion-p39,forest-f48,forest-f22
	record player1 prepare potion-p39,forest-f48,forest-f22
play player1 exchange spell-s4a,potion-p20,potion-p39
	record player1 exchange spell-s4a,potion-p20,potion-p39
play player1 done
	record player1 done
play player2 leave forest-f31
	record player2 leave forest-f31
play player2 done
	record player2 done
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal forest-f17 @R3C5
	record table deal forest-f17 @R3C5
play table deal potion-p13 @D4
	record table deal potion-p13 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f41 @SHOW
	record table show forest-f41 @SHOW
play table show forest-f34 @SHOW
	record table show forest-f34 @SHOW
play table show forest-f44 @SHOW
	record table show forest-f44 @SHOW
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play table show forest-f36 @SHOW
	record table show forest-f36 @SHOW
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 done
	record player2 done
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f35
	record player1 swap forest-f35
play player1 swap forest-f35,forest-f07
	record player1 swap forest-f35,forest-f07
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 prepare potion-p23,forest-f44
	record player2 prepare potion-p23,forest-f44
lay spell-s3a @USED-player2
wait 7.4s
	revoke player2 prepare potion-p23,forest-f44
	record player2 cast spell-s3a
	record player2 prepare potion-p23,forest-f44
lay spell-s3a @SPELLS-player2
lay spell-s2a @USED-player2
	revoke player2 prepare potion-p23,forest-f44
	revoke player2 cast spell-s3a
	record player2 prepare potion-p23,forest-f44
	record player2 cast spell-s2a
wait 10.7s

game blackwood
players 3
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f54 @R1C1
	record table deal forest-f54 @R1C1
play table deal forest-f10 @R1C2
	record table deal forest-f10 @R1C2
play table deal forest-f41 @R1C3
	record table deal forest-f41 @R1C3
play table deal forest-f35 @R1C4
	record table deal forest-f35 @R1C4
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal forest-f28 @R2C1
	record table deal forest-f28 @R2C1
play table deal forest-f22 @R2C2
	record table deal forest-f22 @R2C2
play table deal forest-f17 @R2C3
	record table deal forest-f17 @R2C3
play table deal forest-f04 @R2C4
	record table deal forest-f04 @R2C4
play table deal forest-f37 @R2C5
	record table deal forest-f37 @R2C5
play table deal forest-f18 @R3C1
	record table deal forest-f18 @R3C1
play table deal forest-f50 @R3C2
	record table deal forest-f50 @R3C2
play table deal forest-f24 @R3C3
	record table deal forest-f24 @R3C3
play table deal forest-f55 @R3C4
	record table deal forest-f55 @R3C4
play table deal forest-f53 @R3C5
	record table deal forest-f53 @R3C5
play table deal forest-f44 @R4C1
	record table deal forest-f44 @R4C1
play table deal forest-f31 @R4C2
	record table deal forest-f31 @R4C2
play table deal forest-f08 @R4C3
	record table deal forest-f08 @R4C3
play table deal forest-f23 @R4C4
	record table deal forest-f23 @R4C4
play table deal forest-f27 @R4C5
	record table deal forest-f27 @R4C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p23 @D2
	record table deal potion-p23 @D2
play table deal potion-p25 @D3
	record table deal potion-p25 @D3
play table deal potion-p34 @D4
	record table deal potion-p34 @D4
play table deal potion-p05 @D5
	record table deal potion-p05 @D5
play table deal potion-p11 @D6
	record table deal potion-p11 @D6
play player1 place player1-doll-3 @M4C1
	record player1 place player1-doll-3 @M4C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player3 place player3-doll-2 @M2C1
	record player3 place player3-doll-2 @M2C1
play player3 buy forest-f28 @FOREST-player3
	record player3 buy forest-f28 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 prepare potion-p01,forest-f18
	record player2 prepare potion-p01,forest-f18
play player2 done
	record player2 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p23,forest-f44
	record player1 prepare potion-p23,forest-f44
play player1 done
	record player1 done
play table deal forest-f29 @R2C5
	record table deal forest-f29 @R2C5
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table deal forest-f06 @R4C5
	record table deal forest-f06 @R4C5
play table deal potion-p10 @D1
	record table deal potion-p10 @D1
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M4C3
	record player2 place player2-doll-2 @M4C3
play player2 done
	record player2 done
play player3 place player3-doll-2 @M2C2
	record player3 place player3-doll-2 @M2C2
play player3 buy forest-f17 @FOREST-player3
	record player3 buy forest-f17 @FOREST-player3
play player3 prepare potion-p03,forest-f28,forest-f17
	record player3 prepare potion-p03,forest-f28,forest-f17
play player3 done
	record player3 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 prepare potion-p11,forest-f24
	record player1 prepare potion-p11,forest-f24
play player1 done
	record player1 done
play table deal forest-f36 @R2C5
	record table deal forest-f36 @R2C5
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal potion-p07 @D2
	record table deal potion-p07 @D2
play table deal potion-p30 @D6
	record table deal potion-p30 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s6a,potion-p11,potion-p23
	record player1 exchange spell-s6a,potion-p11,potion-p23
play player1 cast spell-s6a,player2-doll-2
	record player1 cast spell-s6a,player2-doll-2
play player2 yield player2-doll-2 @M3C1
	record player2 yield player2-doll-2 @M3C1
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 place player1-doll-3 @M4C3
	record player1 place player1-doll-3 @M4C3
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
play player3 place player3-doll-1 @M3C3
	record player3 place player3-doll-1 @M3C3
play player3 done
	record player3 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f53 @FOREST-player3
	record player3 buy forest-f53 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p25,forest-f37,forest-f23
	record player1 prepare potion-p25,forest-f37,forest-f23
play player1 done
	record player1 done
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f16 @R2C5
	record table deal forest-f16 @R2C5
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table deal forest-f25 @R4C5
	record table deal forest-f25 @R4C5
play table deal potion-p40 @D3
	record table deal potion-p40 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M4C5
	record player2 place player2-doll-1 @M4C5
play player2 done
	record player2 done
play player3 place player3-doll-2 @M4C4
	record player3 place player3-doll-2 @M4C4
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f06 @FOREST-player3
	record player3 buy forest-f06 @FOREST-player3
play player3 prepare potion-p34,forest-f53,forest-f06
	record player3 prepare potion-p34,forest-f53,forest-f06
play player3 done
	record player3 done
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 prepare potion-p40,forest-f41,forest-f25
	record player2 prepare potion-p40,forest-f41,forest-f25
play player2 exchange spell-s5a,potion-p01,potion-p40
	record player2 exchange spell-s5a,potion-p01,potion-p40
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f38 @SHOW
	record table show forest-f38 @SHOW
play table show forest-f09 @SHOW
	record table show forest-f09 @SHOW
play table show forest-f39 @SHOW
	record table show forest-f39 @SHOW
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play table deal forest-f21 @R1C5
	record table deal forest-f21 @R1C5
play table deal forest-f43 @R4C4
	record table deal forest-f43 @R4C4
play table deal forest-f46 @R4C5
	record table deal forest-f46 @R4C5
play table deal potion-p16 @D3
	record table deal potion-p16 @D3
play table deal potion-p28 @D4
	record table deal potion-p28 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player3 exchange spell-s5b,potion-p03,potion-p34
	record player3 exchange spell-s5b,potion-p03,potion-p34
play player3 cast spell-s5b
	record player3 cast spell-s5b
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play table show forest-f11 @SHOW
	record table show forest-f11 @SHOW
play table show forest-f56 @SHOW
	record table show forest-f56 @SHOW
play table show forest-f12 @SHOW
	record table show forest-f12 @SHOW
play table show forest-f42 @SHOW
	record table show forest-f42 @SHOW
play player3 buy forest-f42 @FOREST-player3
	record player3 buy forest-f42 @FOREST-player3
play player3 place player3-doll-2 @M3C5
	record player3 place player3-doll-2 @M3C5
play player1 place player1-doll-2 @M4C5
	record player1 place player1-doll-2 @M4C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
	due The Star Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player3 prepare potion-p16,forest-f42
	record player3 prepare potion-p16,forest-f42
play player3 buy forest-f49 @FOREST-player3
	record player3 buy forest-f49 @FOREST-player3
play player3 done
	record player3 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 prepare potion-p10,forest-f40,forest-f46
	record player1 prepare potion-p10,forest-f40,forest-f46
play player1 done
	record player1 done
play table deal forest-f02 @R1C5
	record table deal forest-f02 @R1C5
play table deal forest-f19 @R3C5
	record table deal forest-f19 @R3C5
play table deal forest-f51 @R4C5
	record table deal forest-f51 @R4C5
play table deal potion-p17 @D1
	record table deal potion-p17 @D1
play table deal potion-p19 @D3
	record table deal potion-p19 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player1 done
	record player1 done
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f03 @SHOW
	record table show forest-f03 @SHOW
play table show forest-f15 @SHOW
	record table show forest-f15 @SHOW
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f30 @SHOW
	record table show forest-f30 @SHOW
play table show forest-f45 @SHOW
	record table show forest-f45 @SHOW
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player3 cast spell-s5b
	record player3 cast spell-s5b
play table show forest-f13 @SHOW
	record table show forest-f13 @SHOW
play table show forest-f01 @SHOW
	record table show forest-f01 @SHOW
play table show forest-f34 @SHOW
	record table show forest-f34 @SHOW
play table show forest-f14 @SHOW
	record table show forest-f14 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play player3 buy forest-f52 @FOREST-player3
	record player3 buy forest-f52 @FOREST-player3
play player3 place player3-doll-3 @M1C1
	record player3 place player3-doll-3 @M1C1
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f54 @FOREST-player3
	record player3 buy forest-f54 @FOREST-player3
play player3 prepare potion-p30,forest-f52,forest-f54
	record player3 prepare potion-p30,forest-f52,forest-f54
play player3 done
	record player3 done
play player2 buy forest-f10 @FOREST-player2
	record player2 buy forest-f10 @FOREST-player2
play player2 prepare potion-p05,forest-f47,forest-f10
	record player2 prepare potion-p05,forest-f47,forest-f10
play player2 done
	record player2 done
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f07 @R1C4
	record table deal forest-f07 @R1C4
play table deal forest-f21 @R1C5
	record table deal forest-f21 @R1C5
play table deal forest-f34 @R2C5
	record table deal forest-f34 @R2C5
play table deal forest-f33 @R3C5
	record table deal forest-f33 @R3C5
play table deal potion-p36 @D5
	record table deal potion-p36 @D5
play table deal potion-p02 @D6
	record table deal potion-p02 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
play player3 exchange spell-s6b,potion-p16,potion-p30
	record player3 exchange spell-s6b,potion-p16,potion-p30
play player3 place player3-doll-1 @M3C4
	record player3 place player3-doll-1 @M3C4
play player3 done
	record player3 done
play player1 place player1-doll-2 @M4C4
	record player1 place player1-doll-2 @M4C4
play player1 done
	record player1 done
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player3 cast spell-s6b,player2-doll-1
	record player3 cast spell-s6b,player2-doll-1
play player2 yield player2-doll-1 @M2C1
	record player2 yield player2-doll-1 @M2C1
play player3 place player3-doll-3 @M3C3
	record player3 place player3-doll-3 @M3C3
play player3 place player3-doll-2 @M4C3
	record player3 place player3-doll-2 @M4C3
play player1 cast spell-s6a,player2-doll-3
	record player1 cast spell-s6a,player2-doll-3
play player2 yield player2-doll-3 @M2C5
	record player2 yield player2-doll-3 @M2C5
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 place player1-doll-3 @M4C5
	record player1 place player1-doll-3 @M4C5
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 buy forest-f20 @FOREST-player3
	record player3 buy forest-f20 @FOREST-player3
play player3 prepare potion-p02,forest-f20
	record player3 prepare potion-p02,forest-f20
play player3 done
	record player3 done
play player3 buy forest-f19 @FOREST-player3
	record player3 buy forest-f19 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f27 @FOREST-player3
	record player3 buy forest-f27 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p19,forest-f33,forest-f43
	record player1 prepare potion-p19,forest-f33,forest-f43
play player1 done
	record player1 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f03 @R3C3
	record table deal forest-f03 @R3C3
play table deal forest-f39 @R3C4
	record table deal forest-f39 @R3C4
play table deal forest-f42 @R3C5
	record table deal forest-f42 @R3C5
play table deal forest-f10 @R4C3
	record table deal forest-f10 @R4C3
play table deal forest-f40 @R4C4
	record table deal forest-f40 @R4C4
play table deal forest-f44 @R4C5
	record table deal forest-f44 @R4C5
play table deal potion-p18 @D3
	record table deal potion-p18 @D3
play table deal potion-p20 @D6
	record table deal potion-p20 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M1C4
	record player3 place player3-doll-3 @M1C4
play player3 done
	record player3 done
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player3 loan fagus-2 @FAGUS-player3
	record player3 loan fagus-2 @FAGUS-player3
play player3 buy forest-f07 @FOREST-player3
	record player3 buy forest-f07 @FOREST-player3
play player3 prepare potion-p28,forest-f19,forest-f27,forest-f07
	record player3 prepare potion-p28,forest-f19,forest-f27,forest-f07
play player3 done
	record player3 done
play player1 sell potion-p25
	record player1 sell potion-p25
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p17,forest-f51,forest-f39
	record player1 prepare potion-p17,forest-f51,forest-f39
play player1 exchange spell-s1a,potion-p10,potion-p19
	record player1 exchange spell-s1a,potion-p10,potion-p19
play player1 done
	record player1 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p20,forest-f50,forest-f42
	record player2 prepare potion-p20,forest-f50,forest-f42
play player2 done
	record player2 done
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f47 @R3C4
	record table deal forest-f47 @R3C4
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table deal potion-p27 @D1
	record table deal potion-p27 @D1
play table deal potion-p13 @D4
	record table deal potion-p13 @D4
play table deal potion-p08 @D6
	record table deal potion-p08 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M4C5
	record player1 place player1-doll-2 @M4C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
play player3 exchange spell-s3a,potion-p02,potion-p28
	record player3 exchange spell-s3a,potion-p02,potion-p28
play player3 place player3-doll-2 @M1C5
	record player3 place player3-doll-2 @M1C5
play player3 buy forest-f06 @FOREST-player3
	record player3 buy forest-f06 @FOREST-player3
play player2 leave forest-f34
	record player2 leave forest-f34
play player2 done
	record player2 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 exchange spell-s1b,potion-p05,potion-p20
	record player2 exchange spell-s1b,potion-p05,potion-p20
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p27,forest-f22,forest-f44
	record player1 prepare potion-p27,forest-f22,forest-f44
play player1 done
	record player1 done
play table deal forest-f26 @R1C5
	record table deal forest-f26 @R1C5
play table deal forest-f01 @R2C5
	record table deal forest-f01 @R2C5
play table deal forest-f37 @R3C5
	record table deal forest-f37 @R3C5
play table deal forest-f24 @R4C5
	record table deal forest-f24 @R4C5
play table deal potion-p24 @D1
	record table deal potion-p24 @D1
play table advance forest-tracker
	record table advance forest-tracker
take spell-s1a
wait 2.3s
lay spell-s1a @USED-player1
	record player1 cast spell-s1a
wait 7.4s
lay spell-s1a @SPELLS-player1
lay spell-s6a @USED-player1
wait 12.7s
	revoke player1 cast spell-s1a
	hint The Star Witch casts Push: which marionette is it for? Its Witch moves it to another free card.

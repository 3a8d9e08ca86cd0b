# Push lies on the used pile, another spell is laid on it, and only then the pushed marionette is moved.
# Moves: cast, yield, cast. Never: that its Witch has moved it on her own.
game blackwood
players 3
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f48 @R1C1
	record table deal forest-f48 @R1C1
play table deal forest-f54 @R1C2
	record table deal forest-f54 @R1C2
play table deal forest-f23 @R1C3
	record table deal forest-f23 @R1C3
play table deal forest-f12 @R1C4
	record table deal forest-f12 @R1C4
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal forest-f04 @R2C1
	record table deal forest-f04 @R2C1
play table deal forest-f10 @R2C2
	record table deal forest-f10 @R2C2
play table deal forest-f37 @R2C3
	record table deal forest-f37 @R2C3
play table deal forest-f18 @R2C4
	record table deal forest-f18 @R2C4
play table deal forest-f49 @R2C5
	record table deal forest-f49 @R2C5
play table deal forest-f32 @R3C1
	record table deal forest-f32 @R3C1
play table deal forest-f11 @R3C2
	record table deal forest-f11 @R3C2
play table deal forest-f55 @R3C3
	record table deal forest-f55 @R3C3
play table deal forest-f38 @R3C4
	record table deal forest-f38 @R3C4
play table deal forest-f25 @R3C5
	record table deal forest-f25 @R3C5
play table deal forest-f09 @R4C1
	record table deal forest-f09 @R4C1
play table deal forest-f20 @R4C2
	record table deal forest-f20 @R4C2
play table deal forest-f17 @R4C3
	record table deal forest-f17 @R4C3
play table deal forest-f06 @R4C4
	record table deal forest-f06 @R4C4
play table deal forest-f36 @R4C5
	record table deal forest-f36 @R4C5
play table deal potion-p14 @D1
	record table deal potion-p14 @D1
play table deal potion-p07 @D2
	record table deal potion-p07 @D2
play table deal potion-p17 @D3
	record table deal potion-p17 @D3
play table deal potion-p05 @D4
	record table deal potion-p05 @D4
play table deal potion-p25 @D5
	record table deal potion-p25 @D5
play table deal potion-p19 @D6
	record table deal potion-p19 @D6
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player2 place player2-doll-2 @M4C1
	record player2 place player2-doll-2 @M4C1
play player3 place player3-doll-2 @M4C2
	record player3 place player3-doll-2 @M4C2
	due The Moon Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f20 @FOREST-player3
	record player3 buy forest-f20 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table deal forest-f39 @R4C4
	record table deal forest-f39 @R4C4
play table deal forest-f42 @R4C5
	record table deal forest-f42 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M4C4
	record player2 place player2-doll-3 @M4C4
play player3 place player3-doll-2 @M2C2
	record player3 place player3-doll-2 @M2C2
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
	due The Flame Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 buy forest-f10 @FOREST-player3
	record player3 buy forest-f10 @FOREST-player3
play player3 prepare potion-p25,forest-f20,forest-f10
	record player3 prepare potion-p25,forest-f20,forest-f10
play player3 done
	record player3 done
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p05,forest-f48,forest-f37
	record player1 prepare potion-p05,forest-f48,forest-f37
play player1 done
	record player1 done
play table deal forest-f28 @R2C4
	record table deal forest-f28 @R2C4
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal potion-p22 @D4
	record table deal potion-p22 @D4
play table deal potion-p01 @D5
	record table deal potion-p01 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M2C3
	record player3 place player3-doll-3 @M2C3
play player3 done
	record player3 done
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player3 buy forest-f49 @FOREST-player3
	record player3 buy forest-f49 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f05 @R2C4
	record table deal forest-f05 @R2C4
play table deal forest-f27 @R2C5
	record table deal forest-f27 @R2C5
play table deal forest-f47 @R3C5
	record table deal forest-f47 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player3 place player3-doll-1 @M2C5
	record player3 place player3-doll-1 @M2C5
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f34 @FOREST-player1
	record player1 buy forest-f34 @FOREST-player1
play player1 prepare potion-p19,forest-f55,forest-f34
	record player1 prepare potion-p19,forest-f55,forest-f34
play player1 done
	record player1 done
play player2 buy forest-f05 @FOREST-player2
	record player2 buy forest-f05 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f27 @FOREST-player3
	record player3 buy forest-f27 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p07,forest-f09,forest-f39
	record player2 prepare potion-p07,forest-f09,forest-f39
play player2 done
	record player2 done
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table deal forest-f03 @R2C4
	record table deal forest-f03 @R2C4
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal forest-f01 @R4C5
	record table deal forest-f01 @R4C5
play table deal potion-p34 @D2
	record table deal potion-p34 @D2
play table deal potion-p39 @D6
	record table deal potion-p39 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
play player3 place player3-doll-1 @M4C5
	record player3 place player3-doll-1 @M4C5
play player3 done
	record player3 done
play player1 exchange spell-s1a,potion-p05,potion-p19
	record player1 exchange spell-s1a,potion-p05,potion-p19
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 prepare potion-p22,forest-f19
	record player1 prepare potion-p22,forest-f19
play player1 done
	record player1 done
play player2 prepare potion-p34,forest-f28,forest-f05
	record player2 prepare potion-p34,forest-f28,forest-f05
play player2 exchange spell-s5a,potion-p07,potion-p34
	record player2 exchange spell-s5a,potion-p07,potion-p34
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f21 @SHOW
	record table show forest-f21 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play table show forest-f24 @SHOW
	record table show forest-f24 @SHOW
play table show forest-f46 @SHOW
	record table show forest-f46 @SHOW
play table show forest-f41 @SHOW
	record table show forest-f41 @SHOW
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 prepare potion-p39,forest-f47,forest-f24
	record player2 prepare potion-p39,forest-f47,forest-f24
play player2 done
	record player2 done
play player3 buy forest-f01 @FOREST-player3
	record player3 buy forest-f01 @FOREST-player3
play player3 prepare potion-p17,forest-f49,forest-f27,forest-f01
	record player3 prepare potion-p17,forest-f49,forest-f27,forest-f01
play player3 exchange spell-s6a,potion-p17,potion-p25
	record player3 exchange spell-s6a,potion-p17,potion-p25
play table deal forest-f56 @R2C5
	record table deal forest-f56 @R2C5
play table deal forest-f52 @R3C5
	record table deal forest-f52 @R3C5
play table deal forest-f43 @R4C5
	record table deal forest-f43 @R4C5
play table deal potion-p26 @D2
	record table deal potion-p26 @D2
play table deal potion-p11 @D3
	record table deal potion-p11 @D3
play table deal potion-p29 @D4
	record table deal potion-p29 @D4
play table deal potion-p23 @D6
	record table deal potion-p23 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M4C1
	record player3 place player3-doll-3 @M4C1
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player1 done
	record player1 done
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
play table show forest-f44 @SHOW
	record table show forest-f44 @SHOW
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play table show forest-f13 @SHOW
	record table show forest-f13 @SHOW
play table show forest-f50 @SHOW
	record table show forest-f50 @SHOW
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player2 done
	record player2 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p29,forest-f54,forest-f23
	record player1 prepare potion-p29,forest-f54,forest-f23
play player1 done
	record player1 done
play player2 prepare potion-p23,forest-f44
	record player2 prepare potion-p23,forest-f44
play player2 exchange spell-s2a,potion-p23,potion-p39
	record player2 exchange spell-s2a,potion-p23,potion-p39
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f04 @FOREST-player2
	record player2 buy forest-f04 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f17 @FOREST-player3
	record player3 buy forest-f17 @FOREST-player3
play player3 prepare potion-p01,forest-f17
	record player3 prepare potion-p01,forest-f17
play player3 done
	record player3 done
play table deal forest-f51 @R1C4
	record table deal forest-f51 @R1C4
play table deal forest-f02 @R1C5
	record table deal forest-f02 @R1C5
play table deal forest-f15 @R2C5
	record table deal forest-f15 @R2C5
play table deal forest-f53 @R4C5
	record table deal forest-f53 @R4C5
play table deal potion-p30 @D4
	record table deal potion-p30 @D4
play table deal potion-p32 @D5
	record table deal potion-p32 @D5
play table deal potion-p24 @D6
	record table deal potion-p24 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M3C3
	record player3 place player3-doll-1 @M3C3
play player3 done
	record player3 done
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
	due The Star Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f16 @R2C5
	record table deal forest-f16 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M4C5
	record player1 place player1-doll-2 @M4C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M4C4
	record player2 place player2-doll-3 @M4C4
play player3 place player3-doll-2 @M4C3
	record player3 place player3-doll-2 @M4C3
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 buy forest-f38 @FOREST-player3
	record player3 buy forest-f38 @FOREST-player3
play player3 prepare potion-p24,forest-f38
	record player3 prepare potion-p24,forest-f38
play player3 done
	record player3 done
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 prepare potion-p26,forest-f04,forest-f25
	record player2 prepare potion-p26,forest-f04,forest-f25
play player2 done
	record player2 done
play player3 exchange spell-s3a,potion-p01,potion-p24
	record player3 exchange spell-s3a,potion-p01,potion-p24
play player3 buy forest-f42 @FOREST-player3
	record player3 buy forest-f42 @FOREST-player3
play player3 cast spell-s3a
	record player3 cast spell-s3a
play player3 prepare potion-p14,forest-f42
	record player3 prepare potion-p14,forest-f42
play player3 done
	record player3 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p11,forest-f43
	record player2 prepare potion-p11,forest-f43
play player2 done
	record player2 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 prepare potion-p30,forest-f45,forest-f53
	record player1 prepare potion-p30,forest-f45,forest-f53
play player1 done
	record player1 done
play table deal forest-f08 @R3C4
	record table deal forest-f08 @R3C4
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table deal forest-f29 @R4C3
	record table deal forest-f29 @R4C3
play table deal forest-f40 @R4C4
	record table deal forest-f40 @R4C4
play table deal forest-f31 @R4C5
	record table deal forest-f31 @R4C5
play table deal potion-p40 @D1
	record table deal potion-p40 @D1
play table deal potion-p09 @D2
	record table deal potion-p09 @D2
play table deal potion-p36 @D3
	record table deal potion-p36 @D3
play table deal potion-p10 @D4
	record table deal potion-p10 @D4
play table deal potion-p20 @D6
	record table deal potion-p20 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M4C4
	record player3 place player3-doll-3 @M4C4
play player3 done
	record player3 done
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M4C5
	record player2 place player2-doll-3 @M4C5
play player2 exchange spell-s6b,potion-p11,potion-p26
	record player2 exchange spell-s6b,potion-p11,potion-p26
play player2 done
	record player2 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f40 @FOREST-player3
	record player3 buy forest-f40 @FOREST-player3
play player3 prepare potion-p32,forest-f40
	record player3 prepare potion-p32,forest-f40
play player3 done
	record player3 done
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play table deal forest-f07 @R1C5
	record table deal forest-f07 @R1C5
play table deal forest-f21 @R4C4
	record table deal forest-f21 @R4C4
play table deal forest-f39 @R4C5
	record table deal forest-f39 @R4C5
play table deal potion-p08 @D5
	record table deal potion-p08 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C5
	record player3 place player3-doll-1 @M4C5
play player3 done
	record player3 done
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 cast spell-s6b,player1-doll-1
	record player2 cast spell-s6b,player1-doll-1
play player1 yield player1-doll-1 @M3C5
	record player1 yield player1-doll-1 @M3C5
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 leave forest-f07
	record player2 leave forest-f07
play player2 buy forest-f16 @FOREST-player2
	record player2 buy forest-f16 @FOREST-player2
play player1 buy forest-f14 @FOREST-player1
	record player1 buy forest-f14 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f39 @FOREST-player3
	record player3 buy forest-f39 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f42 @R1C5
	record table deal forest-f42 @R1C5
play table deal forest-f05 @R2C5
	record table deal forest-f05 @R2C5
play table deal forest-f34 @R3C5
	record table deal forest-f34 @R3C5
play table deal forest-f13 @R4C5
	record table deal forest-f13 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M3C1
	record player3 place player3-doll-1 @M3C1
play player3 done
	record player3 done
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
lay spell-s6b @USED-player2
wait 6s
	hint The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
lay spell-s5a @USED-player2
wait 8s
	record player2 cast spell-s5a
	hint Push of the Moon Witch is out of sight: lay it face up among the spells, or on the used pile if it was cast.
lay player1-doll-2 @M1C2
wait 3s
	revoke player2 cast spell-s5a
	record player2 cast spell-s6b,player1-doll-2
	record player1 yield player1-doll-2 @M1C2
	record player2 cast spell-s5a

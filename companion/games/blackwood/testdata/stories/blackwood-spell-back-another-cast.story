# A Witch casts a spell, lays it back after a while and casts another one.
game blackwood
players 3
play table crown cauldron @CAULDRON-player3
	record table crown cauldron @CAULDRON-player3
play table deal forest-f24 @R1C1
	record table deal forest-f24 @R1C1
play table deal forest-f25 @R1C2
	record table deal forest-f25 @R1C2
play table deal forest-f41 @R1C3
	record table deal forest-f41 @R1C3
play table deal forest-f36 @R1C4
	record table deal forest-f36 @R1C4
play table deal forest-f13 @R1C5
	record table deal forest-f13 @R1C5
play table deal forest-f05 @R2C1
	record table deal forest-f05 @R2C1
play table deal forest-f04 @R2C2
	record table deal forest-f04 @R2C2
play table deal forest-f21 @R2C3
	record table deal forest-f21 @R2C3
play table deal forest-f02 @R2C4
	record table deal forest-f02 @R2C4
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal forest-f52 @R3C1
	record table deal forest-f52 @R3C1
play table deal forest-f46 @R3C2
	record table deal forest-f46 @R3C2
play table deal forest-f39 @R3C3
	record table deal forest-f39 @R3C3
play table deal forest-f10 @R3C4
	record table deal forest-f10 @R3C4
play table deal forest-f03 @R3C5
	record table deal forest-f03 @R3C5
play table deal forest-f07 @R4C1
	record table deal forest-f07 @R4C1
play table deal forest-f50 @R4C2
	record table deal forest-f50 @R4C2
play table deal forest-f12 @R4C3
	record table deal forest-f12 @R4C3
play table deal forest-f08 @R4C4
	record table deal forest-f08 @R4C4
play table deal forest-f30 @R4C5
	record table deal forest-f30 @R4C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table deal potion-p15 @D2
	record table deal potion-p15 @D2
play table deal potion-p34 @D3
	record table deal potion-p34 @D3
play table deal potion-p28 @D4
	record table deal potion-p28 @D4
play table deal potion-p20 @D5
	record table deal potion-p20 @D5
play table deal potion-p38 @D6
	record table deal potion-p38 @D6
play player3 place player3-doll-2 @M4C2
	record player3 place player3-doll-2 @M4C2
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player3 place player3-doll-3 @M1C4
	record player3 place player3-doll-3 @M1C4
	due The Flame Witch stands farthest in column 2, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p38,forest-f25,forest-f41
	record player2 prepare potion-p38,forest-f25,forest-f41
play player2 done
	record player2 done
play player3 leave forest-f36
	record player3 leave forest-f36
play player3 done
	record player3 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p20,forest-f52,forest-f39
	record player1 prepare potion-p20,forest-f52,forest-f39
play player1 done
	record player1 done
play player3 buy forest-f50 @FOREST-player3
	record player3 buy forest-f50 @FOREST-player3
play player3 prepare potion-p15,forest-f50
	record player3 prepare potion-p15,forest-f50
play player3 done
	record player3 done
play table deal forest-f44 @R1C3
	record table deal forest-f44 @R1C3
play table deal forest-f42 @R1C4
	record table deal forest-f42 @R1C4
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal forest-f32 @R4C5
	record table deal forest-f32 @R4C5
play table deal potion-p22 @D2
	record table deal potion-p22 @D2
play table deal potion-p19 @D5
	record table deal potion-p19 @D5
play table deal potion-p40 @D6
	record table deal potion-p40 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M1C3
	record player3 place player3-doll-1 @M1C3
play player3 done
	record player3 done
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f44 @FOREST-player3
	record player3 buy forest-f44 @FOREST-player3
play player3 prepare potion-p34,forest-f44
	record player3 prepare potion-p34,forest-f44
play player3 exchange spell-s4a,potion-p15,potion-p34
	record player3 exchange spell-s4a,potion-p15,potion-p34
play player3 done
	record player3 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p16,forest-f42
	record player1 prepare potion-p16,forest-f42
play player1 done
	record player1 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f31 @R1C4
	record table deal forest-f31 @R1C4
play table deal forest-f14 @R1C5
	record table deal forest-f14 @R1C5
play table deal forest-f28 @R2C5
	record table deal forest-f28 @R2C5
play table deal potion-p18 @D1
	record table deal potion-p18 @D1
play table deal potion-p24 @D3
	record table deal potion-p24 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
play player3 place player3-doll-1 @M1C4
	record player3 place player3-doll-1 @M1C4
play player3 done
	record player3 done
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player1 done
	record player1 done
play player3 buy forest-f31 @FOREST-player3
	record player3 buy forest-f31 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 prepare potion-p22,forest-f21,forest-f56
	record player2 prepare potion-p22,forest-f21,forest-f56
play player2 done
	record player2 done
play table deal forest-f53 @R1C5
	record table deal forest-f53 @R1C5
play table deal forest-f17 @R2C5
	record table deal forest-f17 @R2C5
play table deal forest-f38 @R3C5
	record table deal forest-f38 @R3C5
play table deal potion-p29 @D2
	record table deal potion-p29 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
play player3 place player3-doll-1 @M1C5
	record player3 place player3-doll-1 @M1C5
play player3 done
	record player3 done
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
play player3 buy forest-f53 @FOREST-player3
	record player3 buy forest-f53 @FOREST-player3
play player3 prepare potion-p28,forest-f31,forest-f53
	record player3 prepare potion-p28,forest-f31,forest-f53
play player3 done
	record player3 done
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p24,forest-f38
	record player2 prepare potion-p24,forest-f38
play player2 done
	record player2 done
play table deal forest-f37 @R1C5
	record table deal forest-f37 @R1C5
play table deal forest-f33 @R2C5
	record table deal forest-f33 @R2C5
play table deal forest-f01 @R3C5
	record table deal forest-f01 @R3C5
play table deal potion-p09 @D3
	record table deal potion-p09 @D3
play table deal potion-p23 @D4
	record table deal potion-p23 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s2a,potion-p22,potion-p38
	record player2 exchange spell-s2a,potion-p22,potion-p38
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 done
	record player2 done
play player3 cast spell-s4a
	record player3 cast spell-s4a
play player3 swap forest-f37
	record player3 swap forest-f37
play player3 swap forest-f37,forest-f07
	record player3 swap forest-f37,forest-f07
play player3 place player3-doll-1 @M4C1
	record player3 place player3-doll-1 @M4C1
play player3 done
	record player3 done
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f37 @FOREST-player3
	record player3 buy forest-f37 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f27 @R1C5
	record table deal forest-f27 @R1C5
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table deal forest-f23 @R4C5
	record table deal forest-f23 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C2
	record player3 place player3-doll-1 @M4C2
play player3 done
	record player3 done
play player1 place player1-doll-1 @M4C4
	record player1 place player1-doll-1 @M4C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 prepare potion-p18,forest-f24,forest-f18
	record player2 prepare potion-p18,forest-f24,forest-f18
play player2 done
	record player2 done
play player3 buy forest-f08 @FOREST-player3
	record player3 buy forest-f08 @FOREST-player3
play player3 prepare potion-p09,forest-f37,forest-f08
	record player3 prepare potion-p09,forest-f37,forest-f08
play player3 done
	record player3 done
play table deal forest-f48 @R1C5
	record table deal forest-f48 @R1C5
play table deal forest-f54 @R4C5
	record table deal forest-f54 @R4C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p11 @D3
	record table deal potion-p11 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C4
	record player3 place player3-doll-1 @M4C4
play player3 done
	record player3 done
play player1 place player1-doll-3 @M4C5
	record player1 place player1-doll-3 @M4C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 exchange spell-s6a,potion-p18,potion-p24
	record player2 exchange spell-s6a,potion-p18,potion-p24
play player2 buy forest-f02 @FOREST-player2
	record player2 buy forest-f02 @FOREST-player2
play player2 done
	record player2 done
play player1 leave forest-f32
	record player1 leave forest-f32
play player1 done
	record player1 done
play player3 buy forest-f23 @FOREST-player3
	record player3 buy forest-f23 @FOREST-player3
play player3 prepare potion-p11,forest-f23
	record player3 prepare potion-p11,forest-f23
play player3 exchange spell-s1a,potion-p09,potion-p11
	record player3 exchange spell-s1a,potion-p09,potion-p11
play player3 done
	record player3 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 prepare potion-p29,forest-f46,forest-f54
	record player1 prepare potion-p29,forest-f46,forest-f54
play player1 done
	record player1 done
play table deal forest-f34 @R2C5
	record table deal forest-f34 @R2C5
play table deal forest-f47 @R4C3
	record table deal forest-f47 @R4C3
play table deal forest-f15 @R4C4
	record table deal forest-f15 @R4C4
play table deal forest-f22 @R4C5
	record table deal forest-f22 @R4C5
play table deal potion-p13 @D2
	record table deal potion-p13 @D2
play table deal potion-p26 @D3
	record table deal potion-p26 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-3
	record player2 cast spell-s6a,player1-doll-3
play player1 yield player1-doll-3 @M1C2
	record player1 yield player1-doll-3 @M1C2
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player3 place player3-doll-1 @M1C5
	record player3 place player3-doll-1 @M1C5
play player3 cast spell-s1a
	record player3 cast spell-s1a
play player3 place player3-doll-2 @M2C5
	record player3 place player3-doll-2 @M2C5
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f48 @FOREST-player3
	record player3 buy forest-f48 @FOREST-player3
play player3 prepare potion-p01,forest-f48
	record player3 prepare potion-p01,forest-f48
play player3 done
	record player3 done
play player2 leave forest-f33
	record player2 leave forest-f33
play player2 done
	record player2 done
play player3 buy forest-f34 @FOREST-player3
	record player3 buy forest-f34 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f35 @R1C4
	record table deal forest-f35 @R1C4
play table deal forest-f51 @R1C5
	record table deal forest-f51 @R1C5
play table deal forest-f55 @R2C4
	record table deal forest-f55 @R2C4
play table deal forest-f09 @R2C5
	record table deal forest-f09 @R2C5
play table deal potion-p10 @D1
	record table deal potion-p10 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player3 place player3-doll-2 @M4C5
	record player3 place player3-doll-2 @M4C5
play player3 done
	record player3 done
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 leave forest-f51
	record player2 leave forest-f51
play player2 done
	record player2 done
play player1 buy forest-f09 @FOREST-player1
	record player1 buy forest-f09 @FOREST-player1
play player1 exchange spell-s6b,potion-p16,potion-p29
	record player1 exchange spell-s6b,potion-p16,potion-p29
play player1 done
	record player1 done
play player3 leave forest-f22
	record player3 leave forest-f22
play player3 done
	record player3 done
play table deal forest-f20 @R1C5
	record table deal forest-f20 @R1C5
play table deal forest-f06 @R2C5
	record table deal forest-f06 @R2C5
play table deal forest-f43 @R4C5
	record table deal forest-f43 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M4C5
	record player3 place player3-doll-2 @M4C5
play player3 done
	record player3 done
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f13 @FOREST-player2
	record player2 buy forest-f13 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f14 @FOREST-player1
	record player1 buy forest-f14 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f05 @FOREST-player1
	record player1 buy forest-f05 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f40 @R1C4
	record table deal forest-f40 @R1C4
play table deal forest-f29 @R1C5
	record table deal forest-f29 @R1C5
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s6b,player3-doll-2
	record player1 cast spell-s6b,player3-doll-2
play player3 yield player3-doll-2 @M3C3
	record player3 yield player3-doll-2 @M3C3
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 place player1-doll-2 @M4C5
	record player1 place player1-doll-2 @M4C5
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-1
	record player2 cast spell-s6a,player1-doll-1
play player1 yield player1-doll-1 @M4C1
	record player1 yield player1-doll-1 @M4C1
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player2 done
	record player2 done
play player3 place player3-doll-1 @M1C4
	record player3 place player3-doll-1 @M1C4
lay spell-s4a @USED-player3
	record player3 cast spell-s4a
wait 7.4s
lay spell-s4a @SPELLS-player3
lay spell-s1a @USED-player3
	revoke player3 cast spell-s4a
	record player3 cast spell-s1a
wait 12s

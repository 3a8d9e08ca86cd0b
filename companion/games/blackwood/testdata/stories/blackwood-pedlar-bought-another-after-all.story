# The Pedlar's cards are cleared away; the one that was bought is put away as well, and another one bought.
game blackwood
players 3
play table crown cauldron @CAULDRON-player3
	record table crown cauldron @CAULDRON-player3
play table deal forest-f20 @R1C1
	record table deal forest-f20 @R1C1
play table deal forest-f26 @R1C2
	record table deal forest-f26 @R1C2
play table deal forest-f40 @R1C3
	record table deal forest-f40 @R1C3
play table deal forest-f42 @R1C4
	record table deal forest-f42 @R1C4
play table deal forest-f03 @R1C5
	record table deal forest-f03 @R1C5
play table deal forest-f07 @R2C1
	record table deal forest-f07 @R2C1
play table deal forest-f01 @R2C2
	record table deal forest-f01 @R2C2
play table deal forest-f38 @R2C3
	record table deal forest-f38 @R2C3
play table deal forest-f13 @R2C4
	record table deal forest-f13 @R2C4
play table deal forest-f36 @R2C5
	record table deal forest-f36 @R2C5
play table deal forest-f21 @R3C1
	record table deal forest-f21 @R3C1
play table deal forest-f34 @R3C2
	record table deal forest-f34 @R3C2
play table deal forest-f47 @R3C3
	record table deal forest-f47 @R3C3
play table deal forest-f54 @R3C4
	record table deal forest-f54 @R3C4
play table deal forest-f02 @R3C5
	record table deal forest-f02 @R3C5
play table deal forest-f44 @R4C1
	record table deal forest-f44 @R4C1
play table deal forest-f56 @R4C2
	record table deal forest-f56 @R4C2
play table deal forest-f43 @R4C3
	record table deal forest-f43 @R4C3
play table deal forest-f52 @R4C4
	record table deal forest-f52 @R4C4
play table deal forest-f41 @R4C5
	record table deal forest-f41 @R4C5
play table deal potion-p11 @D1
	record table deal potion-p11 @D1
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table deal potion-p12 @D3
	record table deal potion-p12 @D3
play table deal potion-p19 @D4
	record table deal potion-p19 @D4
play table deal potion-p08 @D5
	record table deal potion-p08 @D5
play table deal potion-p27 @D6
	record table deal potion-p27 @D6
play player3 place player3-doll-1 @M3C1
	record player3 place player3-doll-1 @M3C1
play player1 place player1-doll-2 @M4C1
	record player1 place player1-doll-2 @M4C1
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
	due The Star Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player3 buy forest-f21 @FOREST-player3
	record player3 buy forest-f21 @FOREST-player3
play player3 prepare potion-p31,forest-f21
	record player3 prepare potion-p31,forest-f21
play player3 done
	record player3 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p11,forest-f44
	record player1 prepare potion-p11,forest-f44
play player1 done
	record player1 done
play table deal forest-f35 @R3C5
	record table deal forest-f35 @R3C5
play table deal forest-f50 @R4C5
	record table deal forest-f50 @R4C5
play table deal potion-p34 @D1
	record table deal potion-p34 @D1
play table deal potion-p29 @D2
	record table deal potion-p29 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M4C2
	record player1 place player1-doll-2 @M4C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player3 place player3-doll-1 @M3C3
	record player3 place player3-doll-1 @M3C3
play player3 done
	record player3 done
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 prepare potion-p12,forest-f26
	record player2 prepare potion-p12,forest-f26
play player2 done
	record player2 done
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f54 @FOREST-player3
	record player3 buy forest-f54 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p34,forest-f43
	record player1 prepare potion-p34,forest-f43
play player1 done
	record player1 done
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table deal forest-f46 @R3C4
	record table deal forest-f46 @R3C4
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal forest-f12 @R4C5
	record table deal forest-f12 @R4C5
play table deal potion-p04 @D1
	record table deal potion-p04 @D1
play table deal potion-p25 @D3
	record table deal potion-p25 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M4C3
	record player1 place player1-doll-3 @M4C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player3 place player3-doll-3 @M2C3
	record player3 place player3-doll-3 @M2C3
play player3 done
	record player3 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p29,forest-f47,forest-f42
	record player2 prepare potion-p29,forest-f47,forest-f42
play player2 done
	record player2 done
play player3 buy forest-f38 @FOREST-player3
	record player3 buy forest-f38 @FOREST-player3
play player3 prepare potion-p08,forest-f54,forest-f38
	record player3 prepare potion-p08,forest-f54,forest-f38
play player3 exchange spell-s5a,potion-p08,potion-p31
	record player3 exchange spell-s5a,potion-p08,potion-p31
play player3 cast spell-s5a
	record player3 cast spell-s5a
play table show forest-f16 @SHOW
	record table show forest-f16 @SHOW
play table show forest-f18 @SHOW
	record table show forest-f18 @SHOW
play table show forest-f24 @SHOW
	record table show forest-f24 @SHOW
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play player3 buy forest-f24 @FOREST-player3
	record player3 buy forest-f24 @FOREST-player3
play player3 prepare potion-p19,forest-f24
	record player3 prepare potion-p19,forest-f24
play player3 done
	record player3 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p04,forest-f41
	record player1 prepare potion-p04,forest-f41
play player1 done
	record player1 done
play table deal forest-f04 @R1C5
	record table deal forest-f04 @R1C5
play table deal forest-f15 @R2C5
	record table deal forest-f15 @R2C5
play table deal forest-f17 @R4C5
	record table deal forest-f17 @R4C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table deal potion-p40 @D2
	record table deal potion-p40 @D2
play table deal potion-p09 @D4
	record table deal potion-p09 @D4
play table deal potion-p10 @D5
	record table deal potion-p10 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s4a,potion-p11,potion-p34
	record player1 exchange spell-s4a,potion-p11,potion-p34
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
play player2 exchange spell-s6a,potion-p12,potion-p29
	record player2 exchange spell-s6a,potion-p12,potion-p29
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player3 place player3-doll-1 @M2C4
	record player3 place player3-doll-1 @M2C4
play player3 done
	record player3 done
play player2 buy forest-f30 @FOREST-player2
	record player2 buy forest-f30 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f36 @FOREST-player3
	record player3 buy forest-f36 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f31 @R1C5
	record table deal forest-f31 @R1C5
play table deal forest-f14 @R2C5
	record table deal forest-f14 @R2C5
play table deal forest-f53 @R3C5
	record table deal forest-f53 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player3 place player3-doll-3 @M4C5
	record player3 place player3-doll-3 @M4C5
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 prepare potion-p09,forest-f46,forest-f31
	record player1 prepare potion-p09,forest-f46,forest-f31
play player1 done
	record player1 done
play player2 leave forest-f53
	record player2 leave forest-f53
play player2 done
	record player2 done
play player3 buy forest-f17 @FOREST-player3
	record player3 buy forest-f17 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f48 @R1C5
	record table deal forest-f48 @R1C5
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal forest-f28 @R4C5
	record table deal forest-f28 @R4C5
play table deal potion-p14 @D4
	record table deal potion-p14 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M1C2
	record player3 place player3-doll-1 @M1C2
play player3 done
	record player3 done
play player1 place player1-doll-1 @M4C1
	record player1 place player1-doll-1 @M4C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f34 @FOREST-player2
	record player2 buy forest-f34 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal forest-f09 @R4C5
	record table deal forest-f09 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 done
	record player2 done
play player3 cast spell-s5a
	record player3 cast spell-s5a
play table show forest-f51 @SHOW
	record table show forest-f51 @SHOW
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play table show forest-f55 @SHOW
	record table show forest-f55 @SHOW
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play table show forest-f06 @SHOW
	record table show forest-f06 @SHOW
play player3 buy forest-f51 @FOREST-player3
	record player3 buy forest-f51 @FOREST-player3
play player3 place player3-doll-3 @M4C2
	record player3 place player3-doll-3 @M4C2
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 2, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 prepare potion-p25,forest-f51
	record player3 prepare potion-p25,forest-f51
play player3 buy forest-f40 @FOREST-player3
	record player3 buy forest-f40 @FOREST-player3
play player3 prepare potion-p14,forest-f40
	record player3 prepare potion-p14,forest-f40
play player3 done
	record player3 done
play player2 leave forest-f01
	record player2 leave forest-f01
play player2 done
	record player2 done
play player3 buy forest-f50 @FOREST-player3
	record player3 buy forest-f50 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f08 @R2C5
	record table deal forest-f08 @R2C5
play table deal forest-f19 @R4C5
	record table deal forest-f19 @R4C5
play table deal potion-p36 @D3
	record table deal potion-p36 @D3
play table deal potion-p33 @D4
	record table deal potion-p33 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M3C3
	record player3 place player3-doll-1 @M3C3
play player3 done
	record player3 done
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-1
	record player2 cast spell-s6a,player1-doll-1
play player1 yield player1-doll-1 @M4C2
	record player1 yield player1-doll-1 @M4C2
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
play player2 leave forest-f04
	record player2 leave forest-f04
play player2 done
	record player2 done
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 prepare potion-p40,forest-f56,forest-f48
	record player1 prepare potion-p40,forest-f56,forest-f48
play player1 done
	record player1 done
play player3 buy forest-f22 @FOREST-player3
	record player3 buy forest-f22 @FOREST-player3
play player3 done
	record player3 done
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 prepare potion-p36,forest-f34,forest-f45
	record player2 prepare potion-p36,forest-f34,forest-f45
play player2 done
	record player2 done
play table deal forest-f10 @R1C4
	record table deal forest-f10 @R1C4
play table deal forest-f11 @R1C5
	record table deal forest-f11 @R1C5
play table deal forest-f49 @R3C4
	record table deal forest-f49 @R3C4
play table deal forest-f39 @R3C5
	record table deal forest-f39 @R3C5
play table deal potion-p23 @D2
	record table deal potion-p23 @D2
play table deal potion-p32 @D3
	record table deal potion-p32 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C5
	record player3 place player3-doll-1 @M4C5
play player3 done
	record player3 done
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f39
	record player1 swap forest-f39
play player1 swap forest-f39,forest-f10
	record player1 swap forest-f39,forest-f10
play player1 exchange spell-s5b,potion-p09,potion-p40
	record player1 exchange spell-s5b,potion-p09,potion-p40
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 cast spell-s5b
	record player1 cast spell-s5b
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play table show forest-f25 @SHOW
	record table show forest-f25 @SHOW
play table show forest-f31 @SHOW
	record table show forest-f31 @SHOW
play table show forest-f41 @SHOW
	record table show forest-f41 @SHOW
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 prepare potion-p16,forest-f41
	record player1 prepare potion-p16,forest-f41
play player1 exchange spell-s1a,potion-p04,potion-p16
	record player1 exchange spell-s1a,potion-p04,potion-p16
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p32,forest-f39
	record player1 prepare potion-p32,forest-f39
play player1 done
	record player1 done
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table deal potion-p38 @D1
	record table deal potion-p38 @D1
play table deal potion-p15 @D3
	record table deal potion-p15 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player3 place player3-doll-3 @M3C5
	record player3 place player3-doll-3 @M3C5
play player3 done
	record player3 done
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 leave forest-f06
	record player2 leave forest-f06
play player2 done
	record player2 done
play player1 buy forest-f08 @FOREST-player1
	record player1 buy forest-f08 @FOREST-player1
play player1 done
	record player1 done
play player3 prepare potion-p15,forest-f50
	record player3 prepare potion-p15,forest-f50
play player3 buy forest-f24 @FOREST-player3
	record player3 buy forest-f24 @FOREST-player3
play player3 prepare potion-p27,forest-f22,forest-f24
	record player3 prepare potion-p27,forest-f22,forest-f24
play player3 done
	record player3 done
play player3 buy forest-f19 @FOREST-player3
	record player3 buy forest-f19 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f51 @R2C5
	record table deal forest-f51 @R2C5
play table deal forest-f30 @R3C5
	record table deal forest-f30 @R3C5
play table deal forest-f27 @R4C5
	record table deal forest-f27 @R4C5
play table deal potion-p30 @D3
	record table deal potion-p30 @D3
play table deal potion-p06 @D6
	record table deal potion-p06 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 cast spell-s5a
	record player3 cast spell-s5a
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
play table show forest-f01 @SHOW
	record table show forest-f01 @SHOW
play table show forest-f36 @SHOW
	record table show forest-f36 @SHOW
play table show forest-f21 @SHOW
	record table show forest-f21 @SHOW
play table show forest-f40 @SHOW
	record table show forest-f40 @SHOW
take forest-f01
take forest-f26
take forest-f36
lay forest-f21 @DECK2
lay forest-f21 @FOREST-player3
wait 7.4s
	record player3 buy forest-f21 @FOREST-player3
lay forest-f21 @DECK2
lay forest-f40 @FOREST-player3
	revoke player3 buy forest-f21 @FOREST-player3
	record player3 buy forest-f40 @FOREST-player3
wait 12s

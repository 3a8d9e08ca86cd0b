# Push is cast, the next spell covers it, and only then is the marionette moved.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f33 @R1C1
	record table deal forest-f33 @R1C1
play table deal forest-f08 @R1C2
	record table deal forest-f08 @R1C2
play table deal forest-f22 @R1C3
	record table deal forest-f22 @R1C3
play table deal forest-f04 @R1C4
	record table deal forest-f04 @R1C4
play table deal forest-f43 @R1C5
	record table deal forest-f43 @R1C5
play table deal forest-f14 @R2C1
	record table deal forest-f14 @R2C1
play table deal forest-f39 @R2C2
	record table deal forest-f39 @R2C2
play table deal forest-f24 @R2C3
	record table deal forest-f24 @R2C3
play table deal forest-f21 @R2C4
	record table deal forest-f21 @R2C4
play table deal forest-f34 @R2C5
	record table deal forest-f34 @R2C5
play table deal forest-f49 @R3C1
	record table deal forest-f49 @R3C1
play table deal forest-f47 @R3C2
	record table deal forest-f47 @R3C2
play table deal forest-f15 @R3C3
	record table deal forest-f15 @R3C3
play table deal forest-f25 @R3C4
	record table deal forest-f25 @R3C4
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal potion-p37 @D1
	record table deal potion-p37 @D1
play table deal potion-p29 @D2
	record table deal potion-p29 @D2
play table deal potion-p07 @D3
	record table deal potion-p07 @D3
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table deal potion-p22 @D5
	record table deal potion-p22 @D5
play table deal potion-p39 @D6
	record table deal potion-p39 @D6
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 prepare potion-p37,forest-f39,forest-f24
	record player2 prepare potion-p37,forest-f39,forest-f24
play player2 done
	record player2 done
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f12 @R2C3
	record table deal forest-f12 @R2C3
play table deal forest-f19 @R2C4
	record table deal forest-f19 @R2C4
play table deal forest-f50 @R2C5
	record table deal forest-f50 @R2C5
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table deal potion-p35 @D1
	record table deal potion-p35 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 prepare potion-p39,forest-f47,forest-f25
	record player1 prepare potion-p39,forest-f47,forest-f25
play player1 done
	record player1 done
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 prepare potion-p02,forest-f20
	record player2 prepare potion-p02,forest-f20
play player2 exchange spell-s5a,potion-p02,potion-p37
	record player2 exchange spell-s5a,potion-p02,potion-p37
play player2 done
	record player2 done
play table deal forest-f54 @R3C4
	record table deal forest-f54 @R3C4
play table deal forest-f03 @R3C5
	record table deal forest-f03 @R3C5
play table deal potion-p14 @D4
	record table deal potion-p14 @D4
play table deal potion-p27 @D6
	record table deal potion-p27 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f02 @SHOW
	record table show forest-f02 @SHOW
play table show forest-f36 @SHOW
	record table show forest-f36 @SHOW
play table show forest-f40 @SHOW
	record table show forest-f40 @SHOW
play table show forest-f28 @SHOW
	record table show forest-f28 @SHOW
play table show forest-f45 @SHOW
	record table show forest-f45 @SHOW
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
	due The Moon Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 prepare potion-p14,forest-f40
	record player2 prepare potion-p14,forest-f40
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 prepare potion-p22,forest-f19
	record player2 prepare potion-p22,forest-f19
play player2 done
	record player2 done
play table deal forest-f31 @R2C5
	record table deal forest-f31 @R2C5
play table deal potion-p04 @D4
	record table deal potion-p04 @D4
play table deal potion-p09 @D5
	record table deal potion-p09 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p29,forest-f21,forest-f43
	record player1 prepare potion-p29,forest-f21,forest-f43
play player1 exchange spell-s2a,potion-p29,potion-p39
	record player1 exchange spell-s2a,potion-p29,potion-p39
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play player2 exchange spell-s6a,potion-p14,potion-p22
	record player2 exchange spell-s6a,potion-p14,potion-p22
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f03 @FOREST-player1
	record player1 buy forest-f03 @FOREST-player1
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal forest-f29 @R3C5
	record table deal forest-f29 @R3C5
play table deal potion-p06 @D2
	record table deal potion-p06 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f42 @SHOW
	record table show forest-f42 @SHOW
play table show forest-f51 @SHOW
	record table show forest-f51 @SHOW
play table show forest-f46 @SHOW
	record table show forest-f46 @SHOW
play table show forest-f30 @SHOW
	record table show forest-f30 @SHOW
play table show forest-f18 @SHOW
	record table show forest-f18 @SHOW
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 prepare potion-p04,forest-f42
	record player2 prepare potion-p04,forest-f42
play player2 buy forest-f08 @FOREST-player2
	record player2 buy forest-f08 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 prepare potion-p09,forest-f49,forest-f54
	record player1 prepare potion-p09,forest-f49,forest-f54
play player1 done
	record player1 done
play table deal forest-f01 @R1C5
	record table deal forest-f01 @R1C5
play table deal forest-f55 @R3C4
	record table deal forest-f55 @R3C4
play table deal forest-f38 @R3C5
	record table deal forest-f38 @R3C5
play table deal potion-p10 @D4
	record table deal potion-p10 @D4
play table deal potion-p26 @D5
	record table deal potion-p26 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p10,forest-f48,forest-f41
	record player2 prepare potion-p10,forest-f48,forest-f41
play player2 done
	record player2 done
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 prepare potion-p35,forest-f55
	record player1 prepare potion-p35,forest-f55
play player1 done
	record player1 done
play table deal forest-f35 @R3C4
	record table deal forest-f35 @R3C4
play table deal forest-f17 @R3C5
	record table deal forest-f17 @R3C5
play table deal potion-p17 @D1
	record table deal potion-p17 @D1
play table deal potion-p34 @D4
	record table deal potion-p34 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 done
	record player1 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f35 @FOREST-player2
	record player2 buy forest-f35 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f05 @R2C5
	record table deal forest-f05 @R2C5
play table deal forest-f07 @R3C5
	record table deal forest-f07 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 prepare potion-p26,forest-f08,forest-f35,forest-f01
	record player2 prepare potion-p26,forest-f08,forest-f35,forest-f01
play player2 done
	record player2 done
play player1 leave forest-f05
	record player1 leave forest-f05
play player1 done
	record player1 done
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f44 @R2C5
	record table deal forest-f44 @R2C5
play table deal potion-p15 @D5
	record table deal potion-p15 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 done
	record player1 done
lay spell-s6a @USED-player2
lay spell-s5a @USED-player2
wait 3s
	record player2 cast spell-s5a
	hint Push of the Moon Witch is out of sight: lay it face up among the spells, or on the used pile if it was cast.
lay player1-doll-3 @M3C3
wait 3s
	revoke player2 cast spell-s5a
	record player2 cast spell-s6a,player1-doll-3
	record player1 yield player1-doll-3 @M3C3
	record player2 cast spell-s5a

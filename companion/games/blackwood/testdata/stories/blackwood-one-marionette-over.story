# A row closes up and one marionette steps over the other: they are alike.
game blackwood
players 3
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f16 @R1C1
	record table deal forest-f16 @R1C1
play table deal forest-f33 @R1C2
	record table deal forest-f33 @R1C2
play table deal forest-f22 @R1C3
	record table deal forest-f22 @R1C3
play table deal forest-f49 @R1C4
	record table deal forest-f49 @R1C4
play table deal forest-f20 @R1C5
	record table deal forest-f20 @R1C5
play table deal forest-f42 @R2C1
	record table deal forest-f42 @R2C1
play table deal forest-f17 @R2C2
	record table deal forest-f17 @R2C2
play table deal forest-f02 @R2C3
	record table deal forest-f02 @R2C3
play table deal forest-f54 @R2C4
	record table deal forest-f54 @R2C4
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal forest-f36 @R3C1
	record table deal forest-f36 @R3C1
play table deal forest-f46 @R3C2
	record table deal forest-f46 @R3C2
play table deal forest-f28 @R3C3
	record table deal forest-f28 @R3C3
play table deal forest-f08 @R3C4
	record table deal forest-f08 @R3C4
play table deal forest-f30 @R3C5
	record table deal forest-f30 @R3C5
play table deal forest-f55 @R4C1
	record table deal forest-f55 @R4C1
play table deal forest-f41 @R4C2
	record table deal forest-f41 @R4C2
play table deal forest-f35 @R4C3
	record table deal forest-f35 @R4C3
play table deal forest-f15 @R4C4
	record table deal forest-f15 @R4C4
play table deal forest-f06 @R4C5
	record table deal forest-f06 @R4C5
play table deal potion-p23 @D1
	record table deal potion-p23 @D1
play table deal potion-p19 @D2
	record table deal potion-p19 @D2
play table deal potion-p13 @D3
	record table deal potion-p13 @D3
play table deal potion-p38 @D4
	record table deal potion-p38 @D4
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table deal potion-p39 @D6
	record table deal potion-p39 @D6
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player2 place player2-doll-3 @M4C2
	record player2 place player2-doll-3 @M4C2
play player3 place player3-doll-1 @M4C1
	record player3 place player3-doll-1 @M4C1
	due The Flame Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f55 @FOREST-player3
	record player3 buy forest-f55 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal forest-f34 @R4C4
	record table deal forest-f34 @R4C4
play table deal forest-f51 @R4C5
	record table deal forest-f51 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M1C2
	record player3 place player3-doll-2 @M1C2
play player1 place player1-doll-1 @M4C2
	record player1 place player1-doll-1 @M4C2
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
	due The Star Witch stands farthest in column 2, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player3 buy forest-f33 @FOREST-player3
	record player3 buy forest-f33 @FOREST-player3
play player3 prepare potion-p19,forest-f55,forest-f33
	record player3 prepare potion-p19,forest-f55,forest-f33
play player3 done
	record player3 done
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 prepare potion-p38,forest-f41,forest-f22
	record player2 prepare potion-p38,forest-f41,forest-f22
play player2 done
	record player2 done
play player1 leave forest-f15
	record player1 leave forest-f15
play player1 done
	record player1 done
play table deal forest-f25 @R1C4
	record table deal forest-f25 @R1C4
play table deal forest-f37 @R1C5
	record table deal forest-f37 @R1C5
play table deal forest-f40 @R4C5
	record table deal forest-f40 @R4C5
play table deal potion-p06 @D2
	record table deal potion-p06 @D2
play table deal potion-p05 @D4
	record table deal potion-p05 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player3 place player3-doll-3 @M1C3
	record player3 place player3-doll-3 @M1C3
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 3, in row 1, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 buy forest-f20 @FOREST-player3
	record player3 buy forest-f20 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f10 @R1C5
	record table deal forest-f10 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M4C5
	record player3 place player3-doll-3 @M4C5
play player3 done
	record player3 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player2 place player2-doll-1 @M4C4
	record player2 place player2-doll-1 @M4C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p13,forest-f37
	record player2 prepare potion-p13,forest-f37
play player2 done
	record player2 done
play player1 buy forest-f08 @FOREST-player1
	record player1 buy forest-f08 @FOREST-player1
play player1 prepare potion-p37,forest-f42,forest-f08
	record player1 prepare potion-p37,forest-f42,forest-f08
play player1 done
	record player1 done
play player2 exchange spell-s4a,potion-p13,potion-p38
	record player2 exchange spell-s4a,potion-p13,potion-p38
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f40 @FOREST-player3
	record player3 buy forest-f40 @FOREST-player3
play player3 prepare potion-p39,forest-f20,forest-f40
	record player3 prepare potion-p39,forest-f20,forest-f40
play player3 done
	record player3 done
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal forest-f05 @R4C4
	record table deal forest-f05 @R4C4
play table deal forest-f01 @R4C5
	record table deal forest-f01 @R4C5
play table deal potion-p28 @D3
	record table deal potion-p28 @D3
play table deal potion-p14 @D5
	record table deal potion-p14 @D5
play table deal potion-p34 @D6
	record table deal potion-p34 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M4C5
	record player2 place player2-doll-2 @M4C5
play player2 done
	record player2 done
play player3 place player3-doll-1 @M1C5
	record player3 place player3-doll-1 @M1C5
play player3 done
	record player3 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
play player3 buy forest-f18 @FOREST-player3
	record player3 buy forest-f18 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f09 @FOREST-player1
	record player1 buy forest-f09 @FOREST-player1
play player1 prepare potion-p05,forest-f45,forest-f09
	record player1 prepare potion-p05,forest-f45,forest-f09
play player1 done
	record player1 done
play player2 leave forest-f01
	record player2 leave forest-f01
play player2 done
	record player2 done
play table deal forest-f52 @R1C5
	record table deal forest-f52 @R1C5
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal forest-f39 @R3C5
	record table deal forest-f39 @R3C5
play table deal forest-f11 @R4C5
	record table deal forest-f11 @R4C5
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f43
	record player2 swap forest-f43
play player2 swap forest-f43,forest-f36
	record player2 swap forest-f43,forest-f36
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
play player3 place player3-doll-3 @M2C1
	record player3 place player3-doll-3 @M2C1
play player3 done
	record player3 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 exchange spell-s5a,potion-p05,potion-p37
	record player1 exchange spell-s5a,potion-p05,potion-p37
play player1 done
	record player1 done
play player3 buy forest-f17 @FOREST-player3
	record player3 buy forest-f17 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p23,forest-f43
	record player2 prepare potion-p23,forest-f43
play player2 done
	record player2 done
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table deal forest-f47 @R3C5
	record table deal forest-f47 @R3C5
play table deal potion-p03 @D1
	record table deal potion-p03 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player2 done
	record player2 done
play player3 place player3-doll-1 @M2C2
	record player3 place player3-doll-1 @M2C2
play player3 done
	record player3 done
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f14 @SHOW
	record table show forest-f14 @SHOW
play table show forest-f07 @SHOW
	record table show forest-f07 @SHOW
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play table show forest-f23 @SHOW
	record table show forest-f23 @SHOW
play table show forest-f31 @SHOW
	record table show forest-f31 @SHOW
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player3 loan fagus-1 @FAGUS-player3
	record player3 loan fagus-1 @FAGUS-player3
play player3 buy forest-f54 @FOREST-player3
	record player3 buy forest-f54 @FOREST-player3
play player3 prepare potion-p08,forest-f17,forest-f54
	record player3 prepare potion-p08,forest-f17,forest-f54
play player3 exchange spell-s4b,potion-p19,potion-p39
	record player3 exchange spell-s4b,potion-p19,potion-p39
play player3 done
	record player3 done
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
lay player1-doll-3 @M3C3
lay forest-f30 @R3C2
lay forest-f39 @R3C3
lay forest-f47 @R3C4
	record player2 done
wait 5s

# A card of another row is in somebody's hand when the row of the last card bought closes up.
game blackwood
players 3
play table crown cauldron @CAULDRON-player3
	record table crown cauldron @CAULDRON-player3
play table deal forest-f02 @R1C1
	record table deal forest-f02 @R1C1
play table deal forest-f23 @R1C2
	record table deal forest-f23 @R1C2
play table deal forest-f47 @R1C3
	record table deal forest-f47 @R1C3
play table deal forest-f24 @R1C4
	record table deal forest-f24 @R1C4
play table deal forest-f26 @R1C5
	record table deal forest-f26 @R1C5
play table deal forest-f54 @R2C1
	record table deal forest-f54 @R2C1
play table deal forest-f33 @R2C2
	record table deal forest-f33 @R2C2
play table deal forest-f44 @R2C3
	record table deal forest-f44 @R2C3
play table deal forest-f18 @R2C4
	record table deal forest-f18 @R2C4
play table deal forest-f51 @R2C5
	record table deal forest-f51 @R2C5
play table deal forest-f09 @R3C1
	record table deal forest-f09 @R3C1
play table deal forest-f40 @R3C2
	record table deal forest-f40 @R3C2
play table deal forest-f48 @R3C3
	record table deal forest-f48 @R3C3
play table deal forest-f27 @R3C4
	record table deal forest-f27 @R3C4
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal forest-f55 @R4C1
	record table deal forest-f55 @R4C1
play table deal forest-f19 @R4C2
	record table deal forest-f19 @R4C2
play table deal forest-f13 @R4C3
	record table deal forest-f13 @R4C3
play table deal forest-f49 @R4C4
	record table deal forest-f49 @R4C4
play table deal forest-f21 @R4C5
	record table deal forest-f21 @R4C5
play table deal potion-p25 @D1
	record table deal potion-p25 @D1
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table deal potion-p09 @D3
	record table deal potion-p09 @D3
play table deal potion-p03 @D4
	record table deal potion-p03 @D4
play table deal potion-p20 @D5
	record table deal potion-p20 @D5
play table deal potion-p39 @D6
	record table deal potion-p39 @D6
play player3 place player3-doll-2 @M3C2
	record player3 place player3-doll-2 @M3C2
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player2 place player2-doll-2 @M4C1
	record player2 place player2-doll-2 @M4C1
	due The Moon Witch stands farthest in column 1, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 prepare potion-p31,forest-f54
	record player1 prepare potion-p31,forest-f54
play player1 done
	record player1 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal forest-f10 @R4C5
	record table deal forest-f10 @R4C5
play table deal potion-p19 @D2
	record table deal potion-p19 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player3 place player3-doll-1 @M2C2
	record player3 place player3-doll-1 @M2C2
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 buy forest-f44 @FOREST-player3
	record player3 buy forest-f44 @FOREST-player3
play player3 done
	record player3 done
play player3 buy forest-f40 @FOREST-player3
	record player3 buy forest-f40 @FOREST-player3
play player3 prepare potion-p20,forest-f44,forest-f40
	record player3 prepare potion-p20,forest-f44,forest-f40
play player3 done
	record player3 done
play table deal forest-f29 @R2C5
	record table deal forest-f29 @R2C5
play table deal forest-f32 @R3C5
	record table deal forest-f32 @R3C5
play table deal potion-p32 @D5
	record table deal potion-p32 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M4C3
	record player3 place player3-doll-2 @M4C3
play player3 done
	record player3 done
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 prepare potion-p32,forest-f55
	record player2 prepare potion-p32,forest-f55
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 prepare potion-p25,forest-f51
	record player1 prepare potion-p25,forest-f51
play player1 exchange spell-s2a,potion-p25,potion-p31
	record player1 exchange spell-s2a,potion-p25,potion-p31
play player1 done
	record player1 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f49 @FOREST-player3
	record player3 buy forest-f49 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal forest-f46 @R2C5
	record table deal forest-f46 @R2C5
play table deal forest-f01 @R3C5
	record table deal forest-f01 @R3C5
play table deal forest-f05 @R4C5
	record table deal forest-f05 @R4C5
play table deal potion-p04 @D1
	record table deal potion-p04 @D1
play table deal potion-p26 @D5
	record table deal potion-p26 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M3C5
	record player3 place player3-doll-3 @M3C5
play player3 done
	record player3 done
play player1 place player1-doll-1 @M4C4
	record player1 place player1-doll-1 @M4C4
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 leave forest-f29
	record player2 leave forest-f29
play player2 done
	record player2 done
play player2 buy forest-f32 @FOREST-player2
	record player2 buy forest-f32 @FOREST-player2
play player2 prepare potion-p39,forest-f47,forest-f32
	record player2 prepare potion-p39,forest-f47,forest-f32
play player2 done
	record player2 done
play player3 buy forest-f01 @FOREST-player3
	record player3 buy forest-f01 @FOREST-player3
play player3 prepare potion-p09,forest-f49,forest-f01
	record player3 prepare potion-p09,forest-f49,forest-f01
play player3 exchange spell-s1a,potion-p09,potion-p20
	record player3 exchange spell-s1a,potion-p09,potion-p20
play player1 buy forest-f10 @FOREST-player1
	record player1 buy forest-f10 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f31 @R2C5
	record table deal forest-f31 @R2C5
play table deal forest-f36 @R3C4
	record table deal forest-f36 @R3C4
play table deal forest-f37 @R3C5
	record table deal forest-f37 @R3C5
play table deal forest-f53 @R4C5
	record table deal forest-f53 @R4C5
play table deal potion-p01 @D3
	record table deal potion-p01 @D3
play table deal potion-p02 @D6
	record table deal potion-p02 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player3 place player3-doll-1 @M4C5
	record player3 place player3-doll-1 @M4C5
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 prepare potion-p01,forest-f17
	record player2 prepare potion-p01,forest-f17
play player2 done
	record player2 done
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 prepare potion-p19,forest-f27,forest-f10,forest-f31
	record player1 prepare potion-p19,forest-f27,forest-f10,forest-f31
play player1 done
	record player1 done
play player3 buy forest-f53 @FOREST-player3
	record player3 buy forest-f53 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal forest-f28 @R2C5
	record table deal forest-f28 @R2C5
play table deal forest-f08 @R4C5
	record table deal forest-f08 @R4C5
play table deal potion-p36 @D2
	record table deal potion-p36 @D2
play table deal potion-p33 @D3
	record table deal potion-p33 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M4C1
	record player3 place player3-doll-2 @M4C1
play player3 done
	record player3 done
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player2 exchange spell-s5a,potion-p01,potion-p39
	record player2 exchange spell-s5a,potion-p01,potion-p39
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f20 @SHOW
	record table show forest-f20 @SHOW
play table show forest-f14 @SHOW
	record table show forest-f14 @SHOW
play table show forest-f42 @SHOW
	record table show forest-f42 @SHOW
play table show forest-f50 @SHOW
	record table show forest-f50 @SHOW
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 done
	record player1 done
play player2 prepare potion-p33,forest-f42
	record player2 prepare potion-p33,forest-f42
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f19 @FOREST-player3
	record player3 buy forest-f19 @FOREST-player3
play player3 prepare potion-p02,forest-f19
	record player3 prepare potion-p02,forest-f19
play player3 done
	record player3 done
play table deal forest-f56 @R1C4
	record table deal forest-f56 @R1C4
play table deal forest-f16 @R1C5
	record table deal forest-f16 @R1C5
play table deal forest-f25 @R4C5
	record table deal forest-f25 @R4C5
play table deal potion-p40 @D3
	record table deal potion-p40 @D3
play table deal potion-p21 @D6
	record table deal potion-p21 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M3C5
	record player3 place player3-doll-3 @M3C5
play player3 cast spell-s1a
	record player3 cast spell-s1a
play player3 place player3-doll-2 @M2C2
	record player3 place player3-doll-2 @M2C2
play player3 done
	record player3 done
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M4C2
	record player2 place player2-doll-3 @M4C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 prepare potion-p03,forest-f02,forest-f26
	record player1 prepare potion-p03,forest-f02,forest-f26
play player1 done
	record player1 done
play player3 buy forest-f18 @FOREST-player3
	record player3 buy forest-f18 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 prepare potion-p36,forest-f23,forest-f21
	record player2 prepare potion-p36,forest-f23,forest-f21
play player2 done
	record player2 done
play table deal forest-f11 @R1C5
	record table deal forest-f11 @R1C5
play table deal forest-f06 @R2C5
	record table deal forest-f06 @R2C5
play table deal forest-f15 @R4C5
	record table deal forest-f15 @R4C5
play table deal potion-p17 @D2
	record table deal potion-p17 @D2
play table deal potion-p06 @D4
	record table deal potion-p06 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
play player3 place player3-doll-1 @M2C4
	record player3 place player3-doll-1 @M2C4
play player3 done
	record player3 done
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 prepare potion-p21,forest-f56
	record player2 prepare potion-p21,forest-f56
play player2 done
	record player2 done
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
take forest-f16
wait 4s
lay player3-doll-3 @M3C4
lay forest-f36 @R3C3
take forest-f37
wait 2.3s
	record player1 done
lay forest-f37 @R3C4
wait 5.6s
	hint Bat (F16) is not to be seen in its place: it belongs right in row 1, column 3, face up, with no other card on it.
lay forest-f16 @R1C3
wait 4s

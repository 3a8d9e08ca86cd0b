# The cards that the Pedlar has not sold are put away first, in another order than that in
# which they were shown, and the one that is bought is still in a hand meanwhile.
game blackwood
players 3
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f46 @R1C1
	record table deal forest-f46 @R1C1
play table deal forest-f25 @R1C2
	record table deal forest-f25 @R1C2
play table deal forest-f21 @R1C3
	record table deal forest-f21 @R1C3
play table deal forest-f40 @R1C4
	record table deal forest-f40 @R1C4
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal forest-f05 @R2C1
	record table deal forest-f05 @R2C1
play table deal forest-f31 @R2C2
	record table deal forest-f31 @R2C2
play table deal forest-f03 @R2C3
	record table deal forest-f03 @R2C3
play table deal forest-f32 @R2C4
	record table deal forest-f32 @R2C4
play table deal forest-f23 @R2C5
	record table deal forest-f23 @R2C5
play table deal forest-f33 @R3C1
	record table deal forest-f33 @R3C1
play table deal forest-f51 @R3C2
	record table deal forest-f51 @R3C2
play table deal forest-f14 @R3C3
	record table deal forest-f14 @R3C3
play table deal forest-f02 @R3C4
	record table deal forest-f02 @R3C4
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table deal forest-f15 @R4C1
	record table deal forest-f15 @R4C1
play table deal forest-f43 @R4C2
	record table deal forest-f43 @R4C2
play table deal forest-f36 @R4C3
	record table deal forest-f36 @R4C3
play table deal forest-f52 @R4C4
	record table deal forest-f52 @R4C4
play table deal forest-f50 @R4C5
	record table deal forest-f50 @R4C5
play table deal potion-p32 @D1
	record table deal potion-p32 @D1
play table deal potion-p26 @D2
	record table deal potion-p26 @D2
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table deal potion-p39 @D5
	record table deal potion-p39 @D5
play table deal potion-p01 @D6
	record table deal potion-p01 @D6
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player3 place player3-doll-2 @M1C4
	record player3 place player3-doll-2 @M1C4
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 prepare potion-p02,forest-f46
	record player1 prepare potion-p02,forest-f46
play player1 done
	record player1 done
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 prepare potion-p32,forest-f25
	record player2 prepare potion-p32,forest-f25
play player2 done
	record player2 done
play table deal forest-f24 @R1C4
	record table deal forest-f24 @R1C4
play table deal forest-f38 @R1C5
	record table deal forest-f38 @R1C5
play table deal potion-p38 @D1
	record table deal potion-p38 @D1
play table deal potion-p40 @D4
	record table deal potion-p40 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M4C2
	record player1 place player1-doll-1 @M4C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player2 done
	record player2 done
play player3 place player3-doll-3 @M4C3
	record player3 place player3-doll-3 @M4C3
play player3 buy forest-f40 @FOREST-player3
	record player3 buy forest-f40 @FOREST-player3
play player3 prepare potion-p26,forest-f40
	record player3 prepare potion-p26,forest-f40
play player3 done
	record player3 done
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p21,forest-f43
	record player1 prepare potion-p21,forest-f43
play player1 done
	record player1 done
play player3 buy forest-f36 @FOREST-player3
	record player3 buy forest-f36 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f41 @R1C5
	record table deal forest-f41 @R1C5
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table deal forest-f49 @R4C4
	record table deal forest-f49 @R4C4
play table deal forest-f44 @R4C5
	record table deal forest-f44 @R4C5
play table deal potion-p06 @D2
	record table deal potion-p06 @D2
play table deal potion-p24 @D3
	record table deal potion-p24 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player3 place player3-doll-2 @M1C5
	record player3 place player3-doll-2 @M1C5
play player3 done
	record player3 done
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M4C5
	record player1 place player1-doll-2 @M4C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M4C4
	record player2 place player2-doll-3 @M4C4
play player2 done
	record player2 done
play player3 place player3-doll-1 @M2C5
	record player3 place player3-doll-1 @M2C5
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p24,forest-f38
	record player1 prepare potion-p24,forest-f38
play player1 done
	record player1 done
play player3 buy forest-f41 @FOREST-player3
	record player3 buy forest-f41 @FOREST-player3
play player3 prepare potion-p38,forest-f36,forest-f41
	record player3 prepare potion-p38,forest-f36,forest-f41
play player3 exchange spell-s2a,potion-p26,potion-p38
	record player3 exchange spell-s2a,potion-p26,potion-p38
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 prepare potion-p01,forest-f51,forest-f49
	record player2 prepare potion-p01,forest-f51,forest-f49
play player2 exchange spell-s5a,potion-p01,potion-p32
	record player2 exchange spell-s5a,potion-p01,potion-p32
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f54 @SHOW
	record table show forest-f54 @SHOW
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play table show forest-f55 @SHOW
	record table show forest-f55 @SHOW
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play table show forest-f45 @SHOW
	record table show forest-f45 @SHOW
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p06,forest-f44
	record player1 prepare potion-p06,forest-f44
play player1 done
	record player1 done
play table deal forest-f30 @R1C4
	record table deal forest-f30 @R1C4
play table deal forest-f16 @R1C5
	record table deal forest-f16 @R1C5
play table deal forest-f08 @R4C4
	record table deal forest-f08 @R4C4
play table deal forest-f10 @R4C5
	record table deal forest-f10 @R4C5
play table deal potion-p19 @D1
	record table deal potion-p19 @D1
play table deal potion-p17 @D2
	record table deal potion-p17 @D2
play table deal potion-p18 @D3
	record table deal potion-p18 @D3
play table deal potion-p07 @D6
	record table deal potion-p07 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player3 place player3-doll-3 @M4C5
	record player3 place player3-doll-3 @M4C5
play player1 place player1-doll-1 @M4C2
	record player1 place player1-doll-1 @M4C2
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 buy forest-f16 @FOREST-player2
	record player2 buy forest-f16 @FOREST-player2
play player2 prepare potion-p39,forest-f45,forest-f16
	record player2 prepare potion-p39,forest-f45,forest-f16
play player2 done
	record player2 done
play player3 cast spell-s2a
	record player3 cast spell-s2a
play player3 buy forest-f23 @FOREST-player3
	record player3 buy forest-f23 @FOREST-player3
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f10 @FOREST-player3
	record player3 buy forest-f10 @FOREST-player3
play table deal forest-f13 @R1C5
	record table deal forest-f13 @R1C5
play table deal forest-f48 @R2C5
	record table deal forest-f48 @R2C5
play table deal forest-f18 @R3C5
	record table deal forest-f18 @R3C5
play table deal forest-f29 @R4C5
	record table deal forest-f29 @R4C5
play table deal potion-p34 @D5
	record table deal potion-p34 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M3C1
	record player3 place player3-doll-2 @M3C1
play player1 exchange spell-s3a,potion-p06,potion-p24
	record player1 exchange spell-s3a,potion-p06,potion-p24
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 done
	record player2 done
play player1 exchange spell-s3b,potion-p02,potion-p21
	record player1 exchange spell-s3b,potion-p02,potion-p21
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 cast spell-s3b
	record player1 cast spell-s3b
play player1 prepare potion-p17,forest-f21
	record player1 prepare potion-p17,forest-f21
play player1 done
	record player1 done
play player2 buy forest-f34 @FOREST-player2
	record player2 buy forest-f34 @FOREST-player2
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f06 @SHOW
	record table show forest-f06 @SHOW
play table show forest-f19 @SHOW
	record table show forest-f19 @SHOW
play table show forest-f09 @SHOW
	record table show forest-f09 @SHOW
play table show forest-f28 @SHOW
	record table show forest-f28 @SHOW
play table show forest-f07 @SHOW
	record table show forest-f07 @SHOW
play player2 buy forest-f06 @FOREST-player2
	record player2 buy forest-f06 @FOREST-player2
play player2 done
	record player2 done
play player3 cast spell-s2a
	record player3 cast spell-s2a
play player3 buy forest-f33 @FOREST-player3
	record player3 buy forest-f33 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f04 @R1C4
	record table deal forest-f04 @R1C4
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal forest-f39 @R3C5
	record table deal forest-f39 @R3C5
play table deal potion-p23 @D2
	record table deal potion-p23 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M4C3
	record player3 place player3-doll-2 @M4C3
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 2, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f50 @FOREST-player3
	record player3 buy forest-f50 @FOREST-player3
play player3 prepare potion-p19,forest-f33,forest-f50
	record player3 prepare potion-p19,forest-f33,forest-f50
play player3 done
	record player3 done
play table deal forest-f53 @R2C5
	record table deal forest-f53 @R2C5
play table deal forest-f22 @R4C4
	record table deal forest-f22 @R4C4
play table deal forest-f20 @R4C5
	record table deal forest-f20 @R4C5
play table deal potion-p09 @D1
	record table deal potion-p09 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M4C3
	record player1 place player1-doll-2 @M4C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player3 place player3-doll-3 @M2C3
	record player3 place player3-doll-3 @M2C3
play player3 done
	record player3 done
play player2 buy forest-f13 @FOREST-player2
	record player2 buy forest-f13 @FOREST-player2
play player2 prepare potion-p23,forest-f34,forest-f06,forest-f13
	record player2 prepare potion-p23,forest-f34,forest-f06,forest-f13
play player2 done
	record player2 done
play player3 buy forest-f32 @FOREST-player3
	record player3 buy forest-f32 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f29 @FOREST-player1
	record player1 buy forest-f29 @FOREST-player1
play player1 prepare potion-p09,forest-f31,forest-f52,forest-f29
	record player1 prepare potion-p09,forest-f31,forest-f52,forest-f29
play player1 done
	record player1 done
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal forest-f47 @R4C5
	record table deal forest-f47 @R4C5
play table deal potion-p28 @D1
	record table deal potion-p28 @D1
play table deal potion-p11 @D2
	record table deal potion-p11 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
play player3 place player3-doll-3 @M4C4
	record player3 place player3-doll-3 @M4C4
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 done
	record player1 done
play player2 sell potion-p23
	record player2 sell potion-p23
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p07,forest-f17,forest-f42
	record player2 prepare potion-p07,forest-f17,forest-f42
play player2 exchange spell-s5b,potion-p07,potion-p39
	record player2 exchange spell-s5b,potion-p07,potion-p39
play player2 done
	record player2 done
play player3 buy forest-f20 @FOREST-player3
	record player3 buy forest-f20 @FOREST-player3
play player3 prepare potion-p18,forest-f32,forest-f20
	record player3 prepare potion-p18,forest-f32,forest-f20
play player3 done
	record player3 done
play table deal forest-f26 @R1C5
	record table deal forest-f26 @R1C5
play table deal forest-f27 @R2C4
	record table deal forest-f27 @R2C4
play table deal forest-f01 @R2C5
	record table deal forest-f01 @R2C5
play table deal forest-f28 @R4C5
	record table deal forest-f28 @R4C5
play table deal potion-p36 @D3
	record table deal potion-p36 @D3
play table deal potion-p13 @D6
	record table deal potion-p13 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M3C5
	record player3 place player3-doll-1 @M3C5
play player3 done
	record player3 done
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M4C5
	record player2 place player2-doll-2 @M4C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 sell potion-p17
	record player1 sell potion-p17
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 prepare potion-p28,forest-f53,forest-f26
	record player1 prepare potion-p28,forest-f53,forest-f26
play player1 done
	record player1 done
play player3 buy forest-f39 @FOREST-player3
	record player3 buy forest-f39 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f16 @R1C5
	record table deal forest-f16 @R1C5
play table deal forest-f19 @R3C5
	record table deal forest-f19 @R3C5
play table deal forest-f23 @R4C5
	record table deal forest-f23 @R4C5
play table deal potion-p03 @D1
	record table deal potion-p03 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s5b
	record player2 cast spell-s5b
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play table show forest-f31 @SHOW
	record table show forest-f31 @SHOW
play table show forest-f46 @SHOW
	record table show forest-f46 @SHOW
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f36 @SHOW
	record table show forest-f36 @SHOW
play table show forest-f38 @SHOW
	record table show forest-f38 @SHOW
play table show forest-f25 @SHOW
	record table show forest-f25 @SHOW
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play table show forest-f10 @SHOW
	record table show forest-f10 @SHOW
take forest-f10
take forest-f32
take forest-f38
lay forest-f25 @DECK2
take forest-f36
wait 2.3s
	record player2 pass
lay forest-f36 @FOREST-player2
wait 4s
	revoke player2 pass
	record player2 buy forest-f36 @FOREST-player2

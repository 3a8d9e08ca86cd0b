# The deck is empty: the discard pile is taken, shuffled and dealt from.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f35 @R1C1
	record table deal forest-f35 @R1C1
play table deal forest-f53 @R1C2
	record table deal forest-f53 @R1C2
play table deal forest-f01 @R1C3
	record table deal forest-f01 @R1C3
play table deal forest-f30 @R1C4
	record table deal forest-f30 @R1C4
play table deal forest-f16 @R1C5
	record table deal forest-f16 @R1C5
play table deal forest-f12 @R2C1
	record table deal forest-f12 @R2C1
play table deal forest-f20 @R2C2
	record table deal forest-f20 @R2C2
play table deal forest-f03 @R2C3
	record table deal forest-f03 @R2C3
play table deal forest-f11 @R2C4
	record table deal forest-f11 @R2C4
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal forest-f42 @R3C1
	record table deal forest-f42 @R3C1
play table deal forest-f40 @R3C2
	record table deal forest-f40 @R3C2
play table deal forest-f26 @R3C3
	record table deal forest-f26 @R3C3
play table deal forest-f49 @R3C4
	record table deal forest-f49 @R3C4
play table deal forest-f08 @R3C5
	record table deal forest-f08 @R3C5
play table deal potion-p08 @D1
	record table deal potion-p08 @D1
play table deal potion-p19 @D2
	record table deal potion-p19 @D2
play table deal potion-p23 @D3
	record table deal potion-p23 @D3
play table deal potion-p36 @D4
	record table deal potion-p36 @D4
play table deal potion-p09 @D5
	record table deal potion-p09 @D5
play table deal potion-p17 @D6
	record table deal potion-p17 @D6
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f06 @R3C4
	record table deal forest-f06 @R3C4
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 prepare potion-p08,forest-f40,forest-f20
	record player2 prepare potion-p08,forest-f40,forest-f20
play player2 done
	record player2 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 prepare potion-p19,forest-f42,forest-f49
	record player1 prepare potion-p19,forest-f42,forest-f49
play player1 done
	record player1 done
play table deal forest-f23 @R2C5
	record table deal forest-f23 @R2C5
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table deal potion-p14 @D1
	record table deal potion-p14 @D1
play table deal potion-p15 @D2
	record table deal potion-p15 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f06 @FOREST-player2
	record player2 buy forest-f06 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f36 @R1C5
	record table deal forest-f36 @R1C5
play table deal forest-f34 @R3C5
	record table deal forest-f34 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 prepare potion-p36,forest-f06,forest-f19
	record player2 prepare potion-p36,forest-f06,forest-f19
play player2 exchange spell-s5a,potion-p08,potion-p36
	record player2 exchange spell-s5a,potion-p08,potion-p36
play player2 done
	record player2 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f07 @R2C5
	record table deal forest-f07 @R2C5
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal potion-p10 @D4
	record table deal potion-p10 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play table show forest-f39 @SHOW
	record table show forest-f39 @SHOW
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play table show forest-f17 @SHOW
	record table show forest-f17 @SHOW
play table show forest-f04 @SHOW
	record table show forest-f04 @SHOW
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f07 @FOREST-player1
	record player1 buy forest-f07 @FOREST-player1
play player1 prepare potion-p09,forest-f01,forest-f24,forest-f07
	record player1 prepare potion-p09,forest-f01,forest-f24,forest-f07
play player1 done
	record player1 done
play player2 prepare potion-p14,forest-f39
	record player2 prepare potion-p14,forest-f39
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f52 @R2C5
	record table deal forest-f52 @R2C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal potion-p12 @D1
	record table deal potion-p12 @D1
play table deal potion-p30 @D5
	record table deal potion-p30 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f44 @SHOW
	record table show forest-f44 @SHOW
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play table show forest-f56 @SHOW
	record table show forest-f56 @SHOW
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f45 @SHOW
	record table show forest-f45 @SHOW
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player1 exchange spell-s1a,potion-p09,potion-p19
	record player1 exchange spell-s1a,potion-p09,potion-p19
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 prepare potion-p12,forest-f26
	record player1 prepare potion-p12,forest-f26
play player1 done
	record player1 done
play table deal forest-f50 @R3C5
	record table deal forest-f50 @R3C5
play table deal potion-p13 @D1
	record table deal potion-p13 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 done
	record player2 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 done
	record player1 done
play player2 prepare potion-p23,forest-f44
	record player2 prepare potion-p23,forest-f44
play player2 buy forest-f30 @FOREST-player2
	record player2 buy forest-f30 @FOREST-player2
play player2 done
	record player2 done
play player2 leave forest-f03
	record player2 leave forest-f03
play player2 done
	record player2 done
play player1 leave forest-f31
	record player1 leave forest-f31
play player1 done
	record player1 done
play table deal forest-f38 @R1C4
	record table deal forest-f38 @R1C4
play table deal forest-f29 @R1C5
	record table deal forest-f29 @R1C5
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 prepare potion-p13,forest-f30,forest-f23
	record player2 prepare potion-p13,forest-f30,forest-f23
play player2 done
	record player2 done
play table deal forest-f15 @R2C5
	record table deal forest-f15 @R2C5
play table deal potion-p06 @D1
	record table deal potion-p06 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s6a,potion-p14,potion-p23
	record player2 exchange spell-s6a,potion-p14,potion-p23
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
play player1 prepare potion-p21,forest-f53
	record player1 prepare potion-p21,forest-f53
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 prepare potion-p15,forest-f50
	record player2 prepare potion-p15,forest-f50
play player2 done
	record player2 done
play player1 leave forest-f48
	record player1 leave forest-f48
play player1 done
	record player1 done
play table deal forest-f02 @R1C5
	record table deal forest-f02 @R1C5
play table deal forest-f51 @R3C4
	record table deal forest-f51 @R3C4
play table deal forest-f13 @R3C5
	record table deal forest-f13 @R3C5
play table deal potion-p02 @D2
	record table deal potion-p02 @D2
play table deal potion-p07 @D3
	record table deal potion-p07 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f02 @FOREST-player2
	record player2 buy forest-f02 @FOREST-player2
play player2 done
	record player2 done
play player1 prepare potion-p02,forest-f38
	record player1 prepare potion-p02,forest-f38
play player1 buy forest-f13 @FOREST-player1
	record player1 buy forest-f13 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f37 @R3C5
	record table deal forest-f37 @R3C5
play table deal potion-p29 @D2
	record table deal potion-p29 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player2 done
	record player2 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-1
	record player2 cast spell-s6a,player1-doll-1
play player1 yield player1-doll-1 @M2C4
	record player1 yield player1-doll-1 @M2C4
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f25 @SHOW
	record table show forest-f25 @SHOW
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play table show forest-f41 @SHOW
	record table show forest-f41 @SHOW
play table show forest-f43 @SHOW
	record table show forest-f43 @SHOW
play table show forest-f46 @SHOW
	record table show forest-f46 @SHOW
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p06,forest-f43
	record player2 prepare potion-p06,forest-f43
play player2 buy forest-f36 @FOREST-player2
	record player2 buy forest-f36 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f55 @R1C5
	record table deal forest-f55 @R1C5
play table deal potion-p40 @D1
	record table deal potion-p40 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play player1 leave forest-f21
	record player1 leave forest-f21
play player1 done
	record player1 done
play table deal forest-f10 @R1C5
	record table deal forest-f10 @R1C5
play table deal forest-f05 @R2C4
	record table deal forest-f05 @R2C4
play table deal forest-f14 @R2C5
	record table deal forest-f14 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 leave forest-f05
	record player2 leave forest-f05
play player2 done
	record player2 done
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p40,forest-f36,forest-f52,forest-f51
	record player2 prepare potion-p40,forest-f36,forest-f52,forest-f51
play player2 done
	record player2 done
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
take forest-f02
take forest-f03
take forest-f04
take forest-f05
take forest-f07
take forest-f19
take forest-f20
wait 3s
take forest-f21
take forest-f23
take forest-f26
wait 3s
take forest-f28
take forest-f31
wait 3s
take forest-f38
take forest-f39
take forest-f43
take forest-f44
take forest-f45
take forest-f46
take forest-f48
take forest-f49
take forest-f50
wait 3s
take forest-f51
wait 3s
take forest-f53
wait 4s
lay forest-f47 @R2C5
	record player2 done
	record table deal forest-f47 @R2C5
wait 4s
lay forest-f30 @R3C4
	record table deal forest-f30 @R3C4
wait 7s
lay forest-f17 @R3C5
	record table deal forest-f17 @R3C5
wait 4s
lay potion-p20 @D1
	record table deal potion-p20 @D1
wait 2s

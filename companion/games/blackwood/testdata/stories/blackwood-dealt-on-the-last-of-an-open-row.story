# The next card is dealt on the last one of a row that still closes up. Moves: done, deal, when the
# covered card has been slid. Never: that the dealt card alone is too early.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f13 @R1C1
	record table deal forest-f13 @R1C1
play table deal forest-f18 @R1C2
	record table deal forest-f18 @R1C2
play table deal forest-f54 @R1C3
	record table deal forest-f54 @R1C3
play table deal forest-f29 @R1C4
	record table deal forest-f29 @R1C4
play table deal forest-f42 @R1C5
	record table deal forest-f42 @R1C5
play table deal forest-f06 @R2C1
	record table deal forest-f06 @R2C1
play table deal forest-f50 @R2C2
	record table deal forest-f50 @R2C2
play table deal forest-f30 @R2C3
	record table deal forest-f30 @R2C3
play table deal forest-f01 @R2C4
	record table deal forest-f01 @R2C4
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal forest-f21 @R3C1
	record table deal forest-f21 @R3C1
play table deal forest-f51 @R3C2
	record table deal forest-f51 @R3C2
play table deal forest-f33 @R3C3
	record table deal forest-f33 @R3C3
play table deal forest-f40 @R3C4
	record table deal forest-f40 @R3C4
play table deal forest-f27 @R3C5
	record table deal forest-f27 @R3C5
play table deal potion-p21 @D1
	record table deal potion-p21 @D1
play table deal potion-p17 @D2
	record table deal potion-p17 @D2
play table deal potion-p38 @D3
	record table deal potion-p38 @D3
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table deal potion-p07 @D5
	record table deal potion-p07 @D5
play table deal potion-p05 @D6
	record table deal potion-p05 @D6
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 prepare potion-p02,forest-f51
	record player1 prepare potion-p02,forest-f51
play player1 done
	record player1 done
play table deal forest-f36 @R3C4
	record table deal forest-f36 @R3C4
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p28 @D4
	record table deal potion-p28 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 prepare potion-p38,forest-f21,forest-f27
	record player2 prepare potion-p38,forest-f21,forest-f27
play player2 done
	record player2 done
play table deal forest-f07 @R3C4
	record table deal forest-f07 @R3C4
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal potion-p25 @D3
	record table deal potion-p25 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f30 @FOREST-player2
	record player2 buy forest-f30 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f55 @R2C5
	record table deal forest-f55 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 leave forest-f29
	record player1 leave forest-f29
play player1 done
	record player1 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p05,forest-f30,forest-f42
	record player2 prepare potion-p05,forest-f30,forest-f42
play player2 exchange spell-s5a,potion-p05,potion-p38
	record player2 exchange spell-s5a,potion-p05,potion-p38
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f38 @SHOW
	record table show forest-f38 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play table show forest-f43 @SHOW
	record table show forest-f43 @SHOW
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p17,forest-f43
	record player2 prepare potion-p17,forest-f43
play player2 done
	record player2 done
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 prepare potion-p07,forest-f40,forest-f19
	record player1 prepare potion-p07,forest-f40,forest-f19
play player1 done
	record player1 done
play table deal forest-f08 @R1C4
	record table deal forest-f08 @R1C4
play table deal forest-f09 @R1C5
	record table deal forest-f09 @R1C5
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table deal potion-p20 @D5
	record table deal potion-p20 @D5
play table deal potion-p01 @D6
	record table deal potion-p01 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f39 @SHOW
	record table show forest-f39 @SHOW
play table show forest-f45 @SHOW
	record table show forest-f45 @SHOW
play table show forest-f04 @SHOW
	record table show forest-f04 @SHOW
play table show forest-f05 @SHOW
	record table show forest-f05 @SHOW
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player2 prepare potion-p03,forest-f39
	record player2 prepare potion-p03,forest-f39
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 prepare potion-p01,forest-f18
	record player2 prepare potion-p01,forest-f18
play player2 done
	record player2 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 prepare potion-p28,forest-f33,forest-f50
	record player1 prepare potion-p28,forest-f33,forest-f50
play player1 done
	record player1 done
play table deal forest-f10 @R1C5
	record table deal forest-f10 @R1C5
play table deal forest-f23 @R2C5
	record table deal forest-f23 @R2C5
play table deal potion-p39 @D2
	record table deal potion-p39 @D2
play table deal potion-p37 @D4
	record table deal potion-p37 @D4
play table deal potion-p14 @D6
	record table deal potion-p14 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s3a,potion-p02,potion-p28
	record player1 exchange spell-s3a,potion-p02,potion-p28
play player1 place player1-doll-1 @M2C3
	record player1 place player1-doll-1 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p14,forest-f55
	record player1 prepare potion-p14,forest-f55
play player1 exchange spell-s1a,potion-p07,potion-p14
	record player1 exchange spell-s1a,potion-p07,potion-p14
play player1 done
	record player1 done
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f44 @R2C4
	record table deal forest-f44 @R2C4
play table deal forest-f35 @R2C5
	record table deal forest-f35 @R2C5
play table deal potion-p40 @D6
	record table deal potion-p40 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f10 @FOREST-player2
	record player2 buy forest-f10 @FOREST-player2
play player2 prepare potion-p25,forest-f20,forest-f10
	record player2 prepare potion-p25,forest-f20,forest-f10
play player2 done
	record player2 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p20,forest-f17,forest-f44
	record player1 prepare potion-p20,forest-f17,forest-f44
play player1 done
	record player1 done
play table deal forest-f12 @R1C4
	record table deal forest-f12 @R1C4
play table deal forest-f02 @R1C5
	record table deal forest-f02 @R1C5
play table deal forest-f28 @R2C5
	record table deal forest-f28 @R2C5
play table deal potion-p10 @D3
	record table deal potion-p10 @D3
play table deal potion-p22 @D5
	record table deal potion-p22 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 exchange spell-s6a,potion-p17,potion-p25
	record player2 exchange spell-s6a,potion-p17,potion-p25
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f02 @FOREST-player2
	record player2 buy forest-f02 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 prepare potion-p21,forest-f28
	record player1 prepare potion-p21,forest-f28
play player1 done
	record player1 done
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 prepare potion-p22,forest-f02,forest-f24
	record player2 prepare potion-p22,forest-f02,forest-f24
play player2 done
	record player2 done
play table deal forest-f46 @R1C5
	record table deal forest-f46 @R1C5
play table deal forest-f15 @R2C5
	record table deal forest-f15 @R2C5
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table deal potion-p19 @D1
	record table deal potion-p19 @D1
play table deal potion-p23 @D5
	record table deal potion-p23 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player1 done
	record player1 done
play player1 buy forest-f06 @FOREST-player1
	record player1 buy forest-f06 @FOREST-player1
play player1 done
	record player1 done
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play table show forest-f41 @SHOW
	record table show forest-f41 @SHOW
play table show forest-f56 @SHOW
	record table show forest-f56 @SHOW
play table show forest-f49 @SHOW
	record table show forest-f49 @SHOW
play table show forest-f53 @SHOW
	record table show forest-f53 @SHOW
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 leave forest-f36
	record player2 leave forest-f36
play player2 done
	record player2 done
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C3
	record player1 place player1-doll-1 @M2C3
play player1 done
	record player1 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p40,forest-f06,forest-f54
	record player1 prepare potion-p40,forest-f06,forest-f54
play player1 done
	record player1 done
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 prepare potion-p19,forest-f53,forest-f23
	record player2 prepare potion-p19,forest-f53,forest-f23
play player2 done
	record player2 done
play player1 exchange spell-s4a,potion-p20,potion-p40
	record player1 exchange spell-s4a,potion-p20,potion-p40
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f32 @R1C5
	record table deal forest-f32 @R1C5
play table deal forest-f34 @R2C4
	record table deal forest-f34 @R2C4
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table deal potion-p06 @D1
	record table deal potion-p06 @D1
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f12 @FOREST-player1
	record player1 buy forest-f12 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f45 @R1C4
	record table deal forest-f45 @R1C4
play table deal forest-f21 @R1C5
	record table deal forest-f21 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 sell potion-p21
	record player1 sell potion-p21
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 prepare potion-p10,forest-f35,forest-f12,forest-f45
	record player1 prepare potion-p10,forest-f35,forest-f12,forest-f45
lay forest-f49 on forest-f21
wait 4s
	apart 2 pieces
	hint Clover, Bat (F21) is not to be seen in its place: it belongs right in row 1, column 4, face up, with no other card on it.
lay forest-f21 @R1C4
	record player1 done
	record table deal forest-f49 @R1C5
wait 3s

# Seven potions do not lie side by side: the new one lies over an older one, which is out of
# sight. It is not asked whether that one was sold; what is left over is put away, as the
# game is over.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f04 @R1C1
	record table deal forest-f04 @R1C1
play table deal forest-f11 @R1C2
	record table deal forest-f11 @R1C2
play table deal forest-f34 @R1C3
	record table deal forest-f34 @R1C3
play table deal forest-f26 @R1C4
	record table deal forest-f26 @R1C4
play table deal forest-f42 @R1C5
	record table deal forest-f42 @R1C5
play table deal forest-f33 @R2C1
	record table deal forest-f33 @R2C1
play table deal forest-f36 @R2C2
	record table deal forest-f36 @R2C2
play table deal forest-f24 @R2C3
	record table deal forest-f24 @R2C3
play table deal forest-f50 @R2C4
	record table deal forest-f50 @R2C4
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal forest-f17 @R3C1
	record table deal forest-f17 @R3C1
play table deal forest-f07 @R3C2
	record table deal forest-f07 @R3C2
play table deal forest-f45 @R3C3
	record table deal forest-f45 @R3C3
play table deal forest-f54 @R3C4
	record table deal forest-f54 @R3C4
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table deal potion-p22 @D1
	record table deal potion-p22 @D1
play table deal potion-p30 @D2
	record table deal potion-p30 @D2
play table deal potion-p14 @D3
	record table deal potion-p14 @D3
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table deal potion-p35 @D5
	record table deal potion-p35 @D5
play table deal potion-p17 @D6
	record table deal potion-p17 @D6
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f18 @R2C5
	record table deal forest-f18 @R2C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 prepare potion-p22,forest-f33,forest-f45
	record player2 prepare potion-p22,forest-f33,forest-f45
play player2 done
	record player2 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 prepare potion-p08,forest-f17,forest-f54
	record player1 prepare potion-p08,forest-f17,forest-f54
play player1 done
	record player1 done
play table deal forest-f28 @R3C4
	record table deal forest-f28 @R3C4
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal potion-p02 @D1
	record table deal potion-p02 @D1
play table deal potion-p03 @D4
	record table deal potion-p03 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f34 @FOREST-player1
	record player1 buy forest-f34 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f46 @R1C5
	record table deal forest-f46 @R1C5
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 sell potion-p22
	record player2 sell potion-p22
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p17,forest-f50,forest-f42
	record player2 prepare potion-p17,forest-f50,forest-f42
play player2 done
	record player2 done
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 prepare potion-p02,forest-f34,forest-f18
	record player1 prepare potion-p02,forest-f34,forest-f18
play player1 done
	record player1 done
play table deal forest-f37 @R1C5
	record table deal forest-f37 @R1C5
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal potion-p27 @D1
	record table deal potion-p27 @D1
play table deal potion-p31 @D6
	record table deal potion-p31 @D6
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
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 prepare potion-p31,forest-f21
	record player1 prepare potion-p31,forest-f21
play player1 exchange spell-s5a,potion-p08,potion-p31
	record player1 exchange spell-s5a,potion-p08,potion-p31
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play table show forest-f53 @SHOW
	record table show forest-f53 @SHOW
play table show forest-f08 @SHOW
	record table show forest-f08 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play table show forest-f55 @SHOW
	record table show forest-f55 @SHOW
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 prepare potion-p35,forest-f55
	record player1 prepare potion-p35,forest-f55
play player1 done
	record player1 done
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f44 @R2C5
	record table deal forest-f44 @R2C5
play table deal potion-p15 @D5
	record table deal potion-p15 @D5
play table deal potion-p20 @D6
	record table deal potion-p20 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f15 @SHOW
	record table show forest-f15 @SHOW
play table show forest-f14 @SHOW
	record table show forest-f14 @SHOW
play table show forest-f39 @SHOW
	record table show forest-f39 @SHOW
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f13 @SHOW
	record table show forest-f13 @SHOW
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f04 @FOREST-player2
	record player2 buy forest-f04 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f51 @R1C5
	record table deal forest-f51 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 prepare potion-p03,forest-f04,forest-f26
	record player2 prepare potion-p03,forest-f04,forest-f26
play player2 done
	record player2 done
play player1 prepare potion-p14,forest-f39
	record player1 prepare potion-p14,forest-f39
play player1 exchange spell-s1a,potion-p02,potion-p14
	record player1 exchange spell-s1a,potion-p02,potion-p14
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f01 @R1C5
	record table deal forest-f01 @R1C5
play table deal forest-f23 @R2C5
	record table deal forest-f23 @R2C5
play table deal forest-f52 @R3C5
	record table deal forest-f52 @R3C5
play table deal potion-p23 @D3
	record table deal potion-p23 @D3
play table deal potion-p06 @D4
	record table deal potion-p06 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p30,forest-f24,forest-f41
	record player1 prepare potion-p30,forest-f24,forest-f41
play player1 exchange spell-s2a,potion-p30,potion-p35
	record player1 exchange spell-s2a,potion-p30,potion-p35
play player1 done
	record player1 done
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p23,forest-f44
	record player2 prepare potion-p23,forest-f44
play player2 done
	record player2 done
play table deal forest-f30 @R2C4
	record table deal forest-f30 @R2C4
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table deal potion-p04 @D2
	record table deal potion-p04 @D2
play table deal potion-p11 @D3
	record table deal potion-p11 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player1 prepare potion-p11,forest-f49
	record player1 prepare potion-p11,forest-f49
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f16 @FOREST-player1
	record player1 buy forest-f16 @FOREST-player1
play player1 prepare potion-p04,forest-f51,forest-f16
	record player1 prepare potion-p04,forest-f51,forest-f16
play player1 done
	record player1 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal forest-f56 @R3C4
	record table deal forest-f56 @R3C4
play table deal forest-f38 @R3C5
	record table deal forest-f38 @R3C5
play table deal potion-p01 @D2
	record table deal potion-p01 @D2
play table deal potion-p18 @D3
	record table deal potion-p18 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
play player2 leave forest-f20
	record player2 leave forest-f20
play player2 done
	record player2 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p01,forest-f38
	record player1 prepare potion-p01,forest-f38
play player1 done
	record player1 done
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal forest-f10 @R3C5
	record table deal forest-f10 @R3C5
play table deal potion-p40 @D2
	record table deal potion-p40 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f19 @SHOW
	record table show forest-f19 @SHOW
play table show forest-f02 @SHOW
	record table show forest-f02 @SHOW
play table show forest-f31 @SHOW
	record table show forest-f31 @SHOW
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C1
	record player2 place player2-doll-2 @M2C1
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f11 @FOREST-player1
	record player1 buy forest-f11 @FOREST-player1
play player1 prepare potion-p18,forest-f48,forest-f11
	record player1 prepare potion-p18,forest-f48,forest-f11
play player1 done
	record player1 done
play player2 buy forest-f36 @FOREST-player2
	record player2 buy forest-f36 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f35 @R2C5
	record table deal forest-f35 @R2C5
play table deal potion-p26 @D3
	record table deal potion-p26 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player1 done
	record player1 done
play player2 sell potion-p03
	record player2 sell potion-p03
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 prepare potion-p06,forest-f36,forest-f23
	record player2 prepare potion-p06,forest-f36,forest-f23
play player2 done
	record player2 done
play table deal forest-f06 @R2C5
	record table deal forest-f06 @R2C5
play table deal potion-p34 @D4
	record table deal potion-p34 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p26,forest-f40
	record player1 prepare potion-p26,forest-f40
play player1 done
	record player1 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f43 @R2C4
	record table deal forest-f43 @R2C4
play table deal forest-f29 @R2C5
	record table deal forest-f29 @R2C5
play table deal forest-f55 @R3C4
	record table deal forest-f55 @R3C4
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p33 @D3
	record table deal potion-p33 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p34,forest-f43
	record player1 prepare potion-p34,forest-f43
play player1 done
	record player1 done
play player2 leave forest-f55
	record player2 leave forest-f55
play player2 done
	record player2 done
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal forest-f51 @R3C5
	record table deal forest-f51 @R3C5
play table deal potion-p37 @D4
	record table deal potion-p37 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 leave forest-f25
	record player2 leave forest-f25
play player2 done
	record player2 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
lay forest-f51 @DECK2
take forest-f35
lay potion-p33 on potion-p11
wait 5s
	apart 4 pieces
	record player1 prepare potion-p33,forest-f35,forest-f51
take forest-f28
take forest-f56
wait 6s
	apart 2 pieces
	ask Does the Star Witch end the last turn of the game?
	- Yes
	- We put it back
answer "Yes"
	record player1 done
wait 3s

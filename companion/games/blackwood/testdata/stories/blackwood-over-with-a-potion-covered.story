# In the last turn a potion lies beneath another one, and the leftover cards are put away: "The table
# is right" ends the game, as nobody spreads anything any more.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f03 @R1C1
	record table deal forest-f03 @R1C1
play table deal forest-f54 @R1C2
	record table deal forest-f54 @R1C2
play table deal forest-f32 @R1C3
	record table deal forest-f32 @R1C3
play table deal forest-f29 @R1C4
	record table deal forest-f29 @R1C4
play table deal forest-f01 @R1C5
	record table deal forest-f01 @R1C5
play table deal forest-f05 @R2C1
	record table deal forest-f05 @R2C1
play table deal forest-f08 @R2C2
	record table deal forest-f08 @R2C2
play table deal forest-f09 @R2C3
	record table deal forest-f09 @R2C3
play table deal forest-f10 @R2C4
	record table deal forest-f10 @R2C4
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f45 @R3C1
	record table deal forest-f45 @R3C1
play table deal forest-f36 @R3C2
	record table deal forest-f36 @R3C2
play table deal forest-f30 @R3C3
	record table deal forest-f30 @R3C3
play table deal forest-f13 @R3C4
	record table deal forest-f13 @R3C4
play table deal forest-f51 @R3C5
	record table deal forest-f51 @R3C5
play table deal potion-p24 @D1
	record table deal potion-p24 @D1
play table deal potion-p04 @D2
	record table deal potion-p04 @D2
play table deal potion-p06 @D3
	record table deal potion-p06 @D3
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table deal potion-p36 @D6
	record table deal potion-p36 @D6
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 buy forest-f05 @FOREST-player1
	record player1 buy forest-f05 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 prepare potion-p36,forest-f45,forest-f09
	record player2 prepare potion-p36,forest-f45,forest-f09
play player2 done
	record player2 done
play table deal forest-f56 @R2C5
	record table deal forest-f56 @R2C5
play table deal potion-p40 @D6
	record table deal potion-p40 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p37,forest-f05,forest-f42
	record player1 prepare potion-p37,forest-f05,forest-f42
play player1 done
	record player1 done
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 prepare potion-p21,forest-f56
	record player1 prepare potion-p21,forest-f56
play player1 exchange spell-s2a,potion-p21,potion-p37
	record player1 exchange spell-s2a,potion-p21,potion-p37
play table deal forest-f53 @R2C3
	record table deal forest-f53 @R2C3
play table deal forest-f14 @R2C4
	record table deal forest-f14 @R2C4
play table deal forest-f18 @R2C5
	record table deal forest-f18 @R2C5
play table deal potion-p07 @D4
	record table deal potion-p07 @D4
play table deal potion-p31 @D5
	record table deal potion-p31 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p07,forest-f25,forest-f51
	record player2 prepare potion-p07,forest-f25,forest-f51
play player2 exchange spell-s5a,potion-p07,potion-p36
	record player2 exchange spell-s5a,potion-p07,potion-p36
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play table show forest-f44 @SHOW
	record table show forest-f44 @SHOW
play table show forest-f41 @SHOW
	record table show forest-f41 @SHOW
play table show forest-f06 @SHOW
	record table show forest-f06 @SHOW
play table show forest-f16 @SHOW
	record table show forest-f16 @SHOW
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p24,forest-f37
	record player2 prepare potion-p24,forest-f37
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play table deal forest-f26 @R3C4
	record table deal forest-f26 @R3C4
play table deal forest-f40 @R3C5
	record table deal forest-f40 @R3C5
play table deal potion-p32 @D1
	record table deal potion-p32 @D1
play table deal potion-p20 @D4
	record table deal potion-p20 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p31,forest-f40
	record player2 prepare potion-p31,forest-f40
play player2 done
	record player2 done
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table deal potion-p17 @D5
	record table deal potion-p17 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f36 @FOREST-player1
	record player1 buy forest-f36 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f02 @SHOW
	record table show forest-f02 @SHOW
play table show forest-f46 @SHOW
	record table show forest-f46 @SHOW
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f10 @FOREST-player1
	record player1 buy forest-f10 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f39 @R1C5
	record table deal forest-f39 @R1C5
play table deal forest-f33 @R2C5
	record table deal forest-f33 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 prepare potion-p32,forest-f26
	record player2 prepare potion-p32,forest-f26
play player2 done
	record player2 done
play player2 buy forest-f11 @FOREST-player2
	record player2 buy forest-f11 @FOREST-player2
play player2 prepare potion-p04,forest-f47,forest-f11
	record player2 prepare potion-p04,forest-f47,forest-f11
play player2 done
	record player2 done
play table deal forest-f12 @R3C4
	record table deal forest-f12 @R3C4
play table deal forest-f17 @R3C5
	record table deal forest-f17 @R3C5
play table deal potion-p38 @D1
	record table deal potion-p38 @D1
play table deal potion-p13 @D2
	record table deal potion-p13 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player2 buy forest-f12 @FOREST-player2
	record player2 buy forest-f12 @FOREST-player2
play player2 prepare potion-p38,forest-f54,forest-f12
	record player2 prepare potion-p38,forest-f54,forest-f12
play player2 done
	record player2 done
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p40,forest-f36,forest-f10,forest-f17
	record player1 prepare potion-p40,forest-f36,forest-f10,forest-f17
play player1 done
	record player1 done
play table deal forest-f28 @R3C4
	record table deal forest-f28 @R3C4
play table deal forest-f43 @R3C5
	record table deal forest-f43 @R3C5
play table deal potion-p26 @D1
	record table deal potion-p26 @D1
play table deal potion-p11 @D6
	record table deal potion-p11 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p26,forest-f39
	record player1 prepare potion-p26,forest-f39
play player1 done
	record player1 done
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p06,forest-f43
	record player2 prepare potion-p06,forest-f43
play player2 exchange spell-s3a,potion-p06,potion-p24
	record player2 exchange spell-s3a,potion-p06,potion-p24
play player2 done
	record player2 done
play table deal forest-f23 @R1C5
	record table deal forest-f23 @R1C5
play table deal forest-f27 @R2C5
	record table deal forest-f27 @R2C5
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p35 @D1
	record table deal potion-p35 @D1
play table deal potion-p30 @D3
	record table deal potion-p30 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f38 @SHOW
	record table show forest-f38 @SHOW
play table show forest-f21 @SHOW
	record table show forest-f21 @SHOW
play table show forest-f50 @SHOW
	record table show forest-f50 @SHOW
play table show forest-f15 @SHOW
	record table show forest-f15 @SHOW
play table show forest-f34 @SHOW
	record table show forest-f34 @SHOW
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f08 @FOREST-player1
	record player1 buy forest-f08 @FOREST-player1
play player1 done
	record player1 done
play player2 prepare potion-p13,forest-f38
	record player2 prepare potion-p13,forest-f38
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p11,forest-f53
	record player2 prepare potion-p11,forest-f53
play player2 done
	record player2 done
play table deal forest-f04 @R2C4
	record table deal forest-f04 @R2C4
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal potion-p15 @D2
	record table deal potion-p15 @D2
play table deal potion-p28 @D6
	record table deal potion-p28 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player2 done
	record player2 done
play player2 buy forest-f32 @FOREST-player2
	record player2 buy forest-f32 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f48 @R1C5
	record table deal forest-f48 @R1C5
play table deal forest-f55 @R2C5
	record table deal forest-f55 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 prepare potion-p15,forest-f32,forest-f22
	record player2 prepare potion-p15,forest-f32,forest-f22
play player2 done
	record player2 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 prepare potion-p30,forest-f08,forest-f20,forest-f28
	record player1 prepare potion-p30,forest-f08,forest-f20,forest-f28
play player1 done
	record player1 done
play table deal forest-f49 @R3C4
	record table deal forest-f49 @R3C4
play table deal forest-f07 @R3C5
	record table deal forest-f07 @R3C5
play table deal potion-p01 @D2
	record table deal potion-p01 @D2
play table deal potion-p39 @D3
	record table deal potion-p39 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 prepare potion-p01,forest-f48
	record player2 prepare potion-p01,forest-f48
play player2 done
	record player2 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p35,forest-f55
	record player2 prepare potion-p35,forest-f55
play player2 done
	record player2 done
lay forest-f15 @FOREST-player1
lay player1-doll-2 @HOME2-player1
wait 2s
	record player1 buy forest-f15 @FOREST-player1
	hint The Star Witch's marionette 3 goes home.
lay potion-p13 on potion-p15
wait 2s
	apart 1 pieces
lay forest-f49 @DECK2
	apart 2 pieces
take forest-f49
lay forest-f15 @DECK2
	apart 3 pieces
wait 5s
	ask Does the Star Witch end the last turn of the game?
	- Yes
	- We put it back
answer "The table is right"
	record player1 done
wait 2s

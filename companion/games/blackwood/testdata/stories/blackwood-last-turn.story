# In the last turn of the game the card is laid into the wrong lane first. Then the Forest
# Tracker moves on: the turn is over, if she says so.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f35 @R1C1
	record table deal forest-f35 @R1C1
play table deal forest-f55 @R1C2
	record table deal forest-f55 @R1C2
play table deal forest-f47 @R1C3
	record table deal forest-f47 @R1C3
play table deal forest-f18 @R1C4
	record table deal forest-f18 @R1C4
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f03 @R2C1
	record table deal forest-f03 @R2C1
play table deal forest-f28 @R2C2
	record table deal forest-f28 @R2C2
play table deal forest-f13 @R2C3
	record table deal forest-f13 @R2C3
play table deal forest-f10 @R2C4
	record table deal forest-f10 @R2C4
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal forest-f51 @R3C1
	record table deal forest-f51 @R3C1
play table deal forest-f49 @R3C2
	record table deal forest-f49 @R3C2
play table deal forest-f25 @R3C3
	record table deal forest-f25 @R3C3
play table deal forest-f48 @R3C4
	record table deal forest-f48 @R3C4
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table deal potion-p06 @D3
	record table deal potion-p06 @D3
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table deal potion-p17 @D5
	record table deal potion-p17 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 prepare potion-p02,forest-f51
	record player1 prepare potion-p02,forest-f51
play player1 done
	record player1 done
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p12,forest-f55
	record player2 prepare potion-p12,forest-f55
play player2 done
	record player2 done
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f34 @R1C4
	record table deal forest-f34 @R1C4
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f54 @R3C5
	record table deal forest-f54 @R3C5
play table deal potion-p21 @D6
	record table deal potion-p21 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 buy forest-f09 @FOREST-player1
	record player1 buy forest-f09 @FOREST-player1
play player1 prepare potion-p06,forest-f25,forest-f09
	record player1 prepare potion-p06,forest-f25,forest-f09
play player1 done
	record player1 done
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play player2 prepare potion-p08,forest-f47,forest-f31
	record player2 prepare potion-p08,forest-f47,forest-f31
play player2 exchange spell-s1a,potion-p08,potion-p12
	record player2 exchange spell-s1a,potion-p08,potion-p12
play player2 done
	record player2 done
play table deal forest-f22 @R3C4
	record table deal forest-f22 @R3C4
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table deal potion-p35 @D3
	record table deal potion-p35 @D3
play table deal potion-p26 @D4
	record table deal potion-p26 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 buy forest-f10 @FOREST-player2
	record player2 buy forest-f10 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f41 @R2C4
	record table deal forest-f41 @R2C4
play table deal forest-f30 @R2C5
	record table deal forest-f30 @R2C5
play table deal forest-f39 @R3C5
	record table deal forest-f39 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f05 @FOREST-player1
	record player1 buy forest-f05 @FOREST-player1
play player1 prepare potion-p03,forest-f22,forest-f05
	record player1 prepare potion-p03,forest-f22,forest-f05
play player1 done
	record player1 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p17,forest-f10,forest-f39
	record player2 prepare potion-p17,forest-f10,forest-f39
play player2 done
	record player2 done
play table deal forest-f52 @R1C5
	record table deal forest-f52 @R1C5
play table deal forest-f44 @R3C5
	record table deal forest-f44 @R3C5
play table deal potion-p38 @D2
	record table deal potion-p38 @D2
play table deal potion-p18 @D5
	record table deal potion-p18 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 prepare potion-p18,forest-f49,forest-f48
	record player2 prepare potion-p18,forest-f49,forest-f48
play player2 done
	record player2 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f12 @R3C3
	record table deal forest-f12 @R3C3
play table deal forest-f38 @R3C4
	record table deal forest-f38 @R3C4
play table deal forest-f33 @R3C5
	record table deal forest-f33 @R3C5
play table deal potion-p11 @D5
	record table deal potion-p11 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 prepare potion-p21,forest-f28
	record player2 prepare potion-p21,forest-f28
play player2 done
	record player2 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p38,forest-f54,forest-f44
	record player1 prepare potion-p38,forest-f54,forest-f44
play player1 exchange spell-s5a,potion-p06,potion-p38
	record player1 exchange spell-s5a,potion-p06,potion-p38
play player1 done
	record player1 done
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal forest-f21 @R3C5
	record table deal forest-f21 @R3C5
play table deal potion-p28 @D2
	record table deal potion-p28 @D2
play table deal potion-p25 @D6
	record table deal potion-p25 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f17 @SHOW
	record table show forest-f17 @SHOW
play table show forest-f36 @SHOW
	record table show forest-f36 @SHOW
play table show forest-f11 @SHOW
	record table show forest-f11 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p16,forest-f41
	record player2 prepare potion-p16,forest-f41
play player2 done
	record player2 done
play table deal forest-f08 @R2C5
	record table deal forest-f08 @R2C5
play table deal potion-p40 @D1
	record table deal potion-p40 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s6a,potion-p18,potion-p21
	record player2 exchange spell-s6a,potion-p18,potion-p21
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f34 @FOREST-player1
	record player1 buy forest-f34 @FOREST-player1
play player1 prepare potion-p28,forest-f26,forest-f34
	record player1 prepare potion-p28,forest-f26,forest-f34
play player1 exchange spell-s3a,potion-p03,potion-p28
	record player1 exchange spell-s3a,potion-p03,potion-p28
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p11,forest-f43
	record player2 prepare potion-p11,forest-f43
play player2 done
	record player2 done
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p25,forest-f33
	record player1 prepare potion-p25,forest-f33
play player1 done
	record player1 done
play table deal forest-f07 @R1C5
	record table deal forest-f07 @R1C5
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table deal potion-p09 @D2
	record table deal potion-p09 @D2
play table deal potion-p01 @D5
	record table deal potion-p01 @D5
play table deal potion-p07 @D6
	record table deal potion-p07 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player2 buy forest-f07 @FOREST-player2
	record player2 buy forest-f07 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f53 @R1C5
	record table deal forest-f53 @R1C5
play table deal forest-f16 @R2C5
	record table deal forest-f16 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play table show forest-f19 @SHOW
	record table show forest-f19 @SHOW
play table show forest-f06 @SHOW
	record table show forest-f06 @SHOW
play table show forest-f01 @SHOW
	record table show forest-f01 @SHOW
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player2 done
	record player2 done
play player1 prepare potion-p01,forest-f37
	record player1 prepare potion-p01,forest-f37
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p35,forest-f35
	record player1 prepare potion-p35,forest-f35
play player1 done
	record player1 done
play player2 leave forest-f18
	record player2 leave forest-f18
play player2 done
	record player2 done
play table deal forest-f02 @R1C4
	record table deal forest-f02 @R1C4
play table deal forest-f24 @R1C5
	record table deal forest-f24 @R1C5
play table deal potion-p19 @D3
	record table deal potion-p19 @D3
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
play player1 exchange spell-s2a,potion-p25,potion-p35
	record player1 exchange spell-s2a,potion-p25,potion-p35
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-1
	record player2 cast spell-s6a,player1-doll-1
play player1 yield player1-doll-1 @M2C4
	record player1 yield player1-doll-1 @M2C4
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 sell potion-p11
	record player2 sell potion-p11
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p19,forest-f52,forest-f53
	record player2 prepare potion-p19,forest-f52,forest-f53
play player2 done
	record player2 done
play table deal forest-f46 @R1C4
	record table deal forest-f46 @R1C4
play table deal forest-f04 @R1C5
	record table deal forest-f04 @R1C5
play table deal potion-p33 @D3
	record table deal potion-p33 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p09,forest-f24,forest-f38
	record player2 prepare potion-p09,forest-f24,forest-f38
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f32 @R1C5
	record table deal forest-f32 @R1C5
play table deal forest-f23 @R3C4
	record table deal forest-f23 @R3C4
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal potion-p04 @D2
	record table deal potion-p04 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
play player1 buy forest-f08 @FOREST-player1
	record player1 buy forest-f08 @FOREST-player1
play player1 prepare potion-p26,forest-f21,forest-f08
	record player1 prepare potion-p26,forest-f21,forest-f08
play player1 done
	record player1 done
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f50 @R2C5
	record table deal forest-f50 @R2C5
play table deal forest-f40 @R3C4
	record table deal forest-f40 @R3C4
play table deal forest-f34 @R3C5
	record table deal forest-f34 @R3C5
play table deal potion-p10 @D4
	record table deal potion-p10 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f32 @FOREST-player1
	record player1 buy forest-f32 @FOREST-player1
play player1 done
	record player1 done
lay forest-f50 @SPELLS-player2
lay player2-doll-2 @HOME2-player2
wait 6s
	apart 2 pieces
	hint Fungus, Fungus, Bat (F50) is bought when it lies among the ingredients of the Moon Witch.
lay forest-f50 @FOREST-player2
	apart 2 pieces
wait 4s
	record player2 buy forest-f50 @FOREST-player2
lay forest-tracker @T1
wait 6s
	ask Does the Moon Witch end the last turn of the game?
	- Yes
	- We put it back
answer "Yes"
	record player2 done
wait 3s

game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f52 @R1C1
	record table deal forest-f52 @R1C1
play table deal forest-f34 @R1C2
	record table deal forest-f34 @R1C2
play table deal forest-f15 @R1C3
	record table deal forest-f15 @R1C3
play table deal forest-f23 @R1C4
	record table deal forest-f23 @R1C4
play table deal forest-f39 @R1C5
	record table deal forest-f39 @R1C5
play table deal forest-f38 @R2C1
	record table deal forest-f38 @R2C1
play table deal forest-f32 @R2C2
	record table deal forest-f32 @R2C2
play table deal forest-f44 @R2C3
	record table deal forest-f44 @R2C3
play table deal forest-f36 @R2C4
	record table deal forest-f36 @R2C4
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal forest-f53 @R3C1
	record table deal forest-f53 @R3C1
play table deal forest-f35 @R3C2
	record table deal forest-f35 @R3C2
play table deal forest-f19 @R3C3
	record table deal forest-f19 @R3C3
play table deal forest-f41 @R3C4
	record table deal forest-f41 @R3C4
play table deal forest-f51 @R3C5
	record table deal forest-f51 @R3C5
play table deal potion-p13 @D1
	record table deal potion-p13 @D1
play table deal potion-p07 @D2
	record table deal potion-p07 @D2
play table deal potion-p06 @D3
	record table deal potion-p06 @D3
play table deal potion-p18 @D4
	record table deal potion-p18 @D4
play table deal potion-p33 @D5
	record table deal potion-p33 @D5
play table deal potion-p01 @D6
	record table deal potion-p01 @D6
play player2 place player2-doll-2 @M2C1
	record player2 place player2-doll-2 @M2C1
play player1 place player1-doll-1 @M2C3
	record player1 place player1-doll-1 @M2C3
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p13,forest-f38
	record player2 prepare potion-p13,forest-f38
play player2 done
	record player2 done
play table deal forest-f56 @R2C5
	record table deal forest-f56 @R2C5
play table deal potion-p09 @D1
	record table deal potion-p09 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
	due The Star Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p06,forest-f44
	record player1 prepare potion-p06,forest-f44
play player1 done
	record player1 done
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table deal potion-p16 @D3
	record table deal potion-p16 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p16,forest-f42
	record player2 prepare potion-p16,forest-f42
play player2 done
	record player2 done
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p33,forest-f41
	record player1 prepare potion-p33,forest-f41
play player1 exchange spell-s5a,potion-p06,potion-p33
	record player1 exchange spell-s5a,potion-p06,potion-p33
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f06 @SHOW
	record table show forest-f06 @SHOW
play table show forest-f43 @SHOW
	record table show forest-f43 @SHOW
play table show forest-f20 @SHOW
	record table show forest-f20 @SHOW
play table show forest-f05 @SHOW
	record table show forest-f05 @SHOW
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p07,forest-f19,forest-f43
	record player1 prepare potion-p07,forest-f19,forest-f43
play player1 done
	record player1 done
play table deal forest-f16 @R2C5
	record table deal forest-f16 @R2C5
play table deal forest-f09 @R3C4
	record table deal forest-f09 @R3C4
play table deal forest-f40 @R3C5
	record table deal forest-f40 @R3C5
play table deal potion-p39 @D2
	record table deal potion-p39 @D2
play table deal potion-p29 @D3
	record table deal potion-p29 @D3
play table deal potion-p23 @D5
	record table deal potion-p23 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p01,forest-f39
	record player2 prepare potion-p01,forest-f39
play player2 exchange spell-s1a,potion-p01,potion-p16
	record player2 exchange spell-s1a,potion-p01,potion-p16
play player2 done
	record player2 done
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f01 @R1C4
	record table deal forest-f01 @R1C4
play table deal forest-f37 @R1C5
	record table deal forest-f37 @R1C5
play table deal forest-f46 @R2C5
	record table deal forest-f46 @R2C5
play table deal potion-p32 @D6
	record table deal potion-p32 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p09,forest-f24,forest-f37
	record player2 prepare potion-p09,forest-f24,forest-f37
play player2 done
	record player2 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p18,forest-f23,forest-f40
	record player1 prepare potion-p18,forest-f23,forest-f40
play player1 done
	record player1 done
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table deal forest-f10 @R3C5
	record table deal forest-f10 @R3C5
play table deal potion-p35 @D1
	record table deal potion-p35 @D1
play table deal potion-p31 @D4
	record table deal potion-p31 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f12 @SHOW
	record table show forest-f12 @SHOW
play table show forest-f14 @SHOW
	record table show forest-f14 @SHOW
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play table show forest-f03 @SHOW
	record table show forest-f03 @SHOW
play table show forest-f17 @SHOW
	record table show forest-f17 @SHOW
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play player2 sell potion-p13
	record player2 sell potion-p13
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p23,forest-f52,forest-f53
	record player2 prepare potion-p23,forest-f52,forest-f53
play player2 done
	record player2 done
play table deal forest-f28 @R1C5
	record table deal forest-f28 @R1C5
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal potion-p21 @D5
	record table deal potion-p21 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player1 buy forest-f36 @FOREST-player1
	record player1 buy forest-f36 @FOREST-player1
play player1 prepare potion-p35,forest-f17,forest-f36
	record player1 prepare potion-p35,forest-f17,forest-f36
play player1 done
	record player1 done
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 prepare potion-p21,forest-f56
	record player1 prepare potion-p21,forest-f56
play player1 exchange spell-s6a,potion-p18,potion-p21
	record player1 exchange spell-s6a,potion-p18,potion-p21
play player1 done
	record player1 done
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f54 @R2C4
	record table deal forest-f54 @R2C4
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal forest-f04 @R3C5
	record table deal forest-f04 @R3C5
play table deal potion-p12 @D1
	record table deal potion-p12 @D1
play table deal potion-p19 @D5
	record table deal potion-p19 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 cast spell-s6a,player2-doll-3
	record player1 cast spell-s6a,player2-doll-3
play player2 yield player2-doll-3 @M3C2
	record player2 yield player2-doll-3 @M3C2
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f30 @FOREST-player1
	record player1 buy forest-f30 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 prepare potion-p29,forest-f51,forest-f54
	record player2 prepare potion-p29,forest-f51,forest-f54
play player2 done
	record player2 done
play player1 buy forest-f13 @FOREST-player1
	record player1 buy forest-f13 @FOREST-player1
play player1 prepare potion-p31,forest-f30,forest-f13
	record player1 prepare potion-p31,forest-f30,forest-f13
play player1 done
	record player1 done
play player1 buy forest-f22 @FOREST-player1
	record player1 buy forest-f22 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f08 @R1C5
	record table deal forest-f08 @R1C5
play table deal forest-f29 @R2C4
	record table deal forest-f29 @R2C4
play table deal forest-f55 @R2C5
	record table deal forest-f55 @R2C5
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table deal potion-p37 @D3
	record table deal potion-p37 @D3
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 leave forest-f08
	record player1 leave forest-f08
play player1 done
	record player1 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p12,forest-f55
	record player2 prepare potion-p12,forest-f55
play player2 exchange spell-s3a,potion-p09,potion-p23
	record player2 exchange spell-s3a,potion-p09,potion-p23
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p32
	record player2 prepare potion-p32
play player2 done
	record player2 done
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal potion-p11 @D1
	record table deal potion-p11 @D1
play table deal potion-p04 @D6
	record table deal potion-p04 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 exchange spell-s4a,potion-p12,potion-p32
	record player2 exchange spell-s4a,potion-p12,potion-p32
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player2 done
	record player2 done
lay spell-s5a @USED-player1
	record player1 cast spell-s5a
wait 7.4s
lay spell-s5a @SPELLS-player1
lay spell-s6a @USED-player1
wait 8s
	revoke player1 cast spell-s5a
	hint The Star Witch casts Push: which marionette is it for? Its Witch moves it to another free card.

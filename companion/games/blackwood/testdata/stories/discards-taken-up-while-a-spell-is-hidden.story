# The discard pile is taken up to be shuffled while a spell is out of sight: the pile's top card, which a Witch has left
# behind, is not taken for one that she has bought and used.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f20 @R1C1
	record table deal forest-f20 @R1C1
play table deal forest-f01 @R1C2
	record table deal forest-f01 @R1C2
play table deal forest-f23 @R1C3
	record table deal forest-f23 @R1C3
play table deal forest-f06 @R1C4
	record table deal forest-f06 @R1C4
play table deal forest-f35 @R1C5
	record table deal forest-f35 @R1C5
play table deal forest-f44 @R2C1
	record table deal forest-f44 @R2C1
play table deal forest-f12 @R2C2
	record table deal forest-f12 @R2C2
play table deal forest-f14 @R2C3
	record table deal forest-f14 @R2C3
play table deal forest-f29 @R2C4
	record table deal forest-f29 @R2C4
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f08 @R3C1
	record table deal forest-f08 @R3C1
play table deal forest-f54 @R3C2
	record table deal forest-f54 @R3C2
play table deal forest-f02 @R3C3
	record table deal forest-f02 @R3C3
play table deal forest-f28 @R3C4
	record table deal forest-f28 @R3C4
play table deal forest-f03 @R3C5
	record table deal forest-f03 @R3C5
play table deal potion-p18 @D1
	record table deal potion-p18 @D1
play table deal potion-p01 @D2
	record table deal potion-p01 @D2
play table deal potion-p36 @D3
	record table deal potion-p36 @D3
play table deal potion-p03 @D4
	record table deal potion-p03 @D4
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table deal potion-p04 @D6
	record table deal potion-p04 @D6
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f11 @R1C5
	record table deal forest-f11 @R1C5
play table deal forest-f18 @R2C5
	record table deal forest-f18 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 buy forest-f14 @FOREST-player2
	record player2 buy forest-f14 @FOREST-player2
play player2 prepare potion-p04,forest-f20,forest-f14
	record player2 prepare potion-p04,forest-f20,forest-f14
play player2 done
	record player2 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 prepare potion-p37,forest-f44,forest-f54
	record player1 prepare potion-p37,forest-f44,forest-f54
play player1 done
	record player1 done
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal potion-p30 @D5
	record table deal potion-p30 @D5
play table deal potion-p34 @D6
	record table deal potion-p34 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f07 @R2C5
	record table deal forest-f07 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p03,forest-f39
	record player1 prepare potion-p03,forest-f39
play player1 exchange spell-s5a,potion-p03,potion-p37
	record player1 exchange spell-s5a,potion-p03,potion-p37
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play table show forest-f37 @SHOW
	record table show forest-f37 @SHOW
play table show forest-f05 @SHOW
	record table show forest-f05 @SHOW
play table show forest-f42 @SHOW
	record table show forest-f42 @SHOW
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p36,forest-f37
	record player1 prepare potion-p36,forest-f37
play player1 done
	record player1 done
play player2 buy forest-f03 @FOREST-player2
	record player2 buy forest-f03 @FOREST-player2
play player2 prepare potion-p01,forest-f25,forest-f03
	record player2 prepare potion-p01,forest-f25,forest-f03
play player2 done
	record player2 done
play table deal forest-f04 @R1C5
	record table deal forest-f04 @R1C5
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table deal forest-f19 @R3C5
	record table deal forest-f19 @R3C5
play table deal potion-p10 @D2
	record table deal potion-p10 @D2
play table deal potion-p39 @D3
	record table deal potion-p39 @D3
play table deal potion-p28 @D4
	record table deal potion-p28 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 prepare potion-p34,forest-f35,forest-f24
	record player1 prepare potion-p34,forest-f35,forest-f24
play player1 done
	record player1 done
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f15 @R2C5
	record table deal forest-f15 @R2C5
play table deal forest-f21 @R3C5
	record table deal forest-f21 @R3C5
play table deal potion-p09 @D6
	record table deal potion-p09 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
play table show forest-f09 @SHOW
	record table show forest-f09 @SHOW
play table show forest-f50 @SHOW
	record table show forest-f50 @SHOW
play table show forest-f40 @SHOW
	record table show forest-f40 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 prepare potion-p39,forest-f40,forest-f01
	record player1 prepare potion-p39,forest-f40,forest-f01
play player1 done
	record player1 done
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f41 @R1C4
	record table deal forest-f41 @R1C4
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table deal potion-p38 @D3
	record table deal potion-p38 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player2 done
	record player2 done
play player1 buy forest-f29 @FOREST-player1
	record player1 buy forest-f29 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f34 @R2C5
	record table deal forest-f34 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player2 buy forest-f04 @FOREST-player2
	record player2 buy forest-f04 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p30,forest-f23,forest-f41
	record player2 prepare potion-p30,forest-f23,forest-f41
play player2 done
	record player2 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f52 @R1C4
	record table deal forest-f52 @R1C4
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p12 @D5
	record table deal potion-p12 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 exchange spell-s3a,potion-p01,potion-p30
	record player2 exchange spell-s3a,potion-p01,potion-p30
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 prepare potion-p10,forest-f29,forest-f28,forest-f52
	record player1 prepare potion-p10,forest-f29,forest-f28,forest-f52
play player1 done
	record player1 done
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p12,forest-f21
	record player2 prepare potion-p12,forest-f21
play player2 done
	record player2 done
play table deal forest-f49 @R1C5
	record table deal forest-f49 @R1C5
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal potion-p40 @D2
	record table deal potion-p40 @D2
play table deal potion-p33 @D5
	record table deal potion-p33 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 prepare potion-p18,forest-f04,forest-f49
	record player2 prepare potion-p18,forest-f04,forest-f49
play player2 done
	record player2 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f53 @R1C5
	record table deal forest-f53 @R1C5
play table deal forest-f38 @R3C5
	record table deal forest-f38 @R3C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f56 @SHOW
	record table show forest-f56 @SHOW
play table show forest-f47 @SHOW
	record table show forest-f47 @SHOW
play table show forest-f55 @SHOW
	record table show forest-f55 @SHOW
play table show forest-f46 @SHOW
	record table show forest-f46 @SHOW
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player2 exchange spell-s1a,potion-p04,potion-p12
	record player2 exchange spell-s1a,potion-p04,potion-p12
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f06 @FOREST-player2
	record player2 buy forest-f06 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f08 @FOREST-player2
	record player2 buy forest-f08 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f43 @R1C5
	record table deal forest-f43 @R1C5
play table deal forest-f32 @R3C5
	record table deal forest-f32 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 prepare potion-p40,forest-f56,forest-f18
	record player1 prepare potion-p40,forest-f56,forest-f18
play player1 done
	record player1 done
play table deal forest-f51 @R2C5
	record table deal forest-f51 @R2C5
play table deal potion-p15 @D2
	record table deal potion-p15 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 done
	record player1 done
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p15,forest-f06,forest-f08
	record player2 prepare potion-p15,forest-f06,forest-f08
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p09,forest-f17,forest-f43
	record player1 prepare potion-p09,forest-f17,forest-f43
play player1 done
	record player1 done
play table deal forest-f13 @R1C3
	record table deal forest-f13 @R1C3
play table deal forest-f36 @R1C4
	record table deal forest-f36 @R1C4
play table deal forest-f10 @R1C5
	record table deal forest-f10 @R1C5
play table deal potion-p19 @D2
	record table deal potion-p19 @D2
play table deal potion-p22 @D6
	record table deal potion-p22 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f36 @FOREST-player1
	record player1 buy forest-f36 @FOREST-player1
play player1 done
	record player1 done
play player2 sell potion-p15
	record player2 sell potion-p15
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p19,forest-f53,forest-f38
	record player2 prepare potion-p19,forest-f53,forest-f38
play player2 prepare potion-p22
	record player2 prepare potion-p22
play player2 done
	record player2 done
lay forest-f32 @DECK2
lay player2-doll-2 @HOME2-player2
	record player2 leave forest-f32
wait 3s
take spell-s5a
wait 2s
take forest-f01
take forest-f03
take forest-f08
take forest-f14
take forest-f18
take forest-f19
take forest-f21
wait 3s
take forest-f22
take forest-f24
take forest-f32
take forest-f33
take forest-f37
take forest-f38
take forest-f39
take forest-f41
take forest-f43
take forest-f45
take forest-f48
take forest-f49
take forest-f52
take forest-f54
wait 4s
lay spell-s5a @USED-player1
wait 10.7s

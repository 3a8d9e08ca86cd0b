game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f24 @R1C1
	record table deal forest-f24 @R1C1
play table deal forest-f40 @R1C2
	record table deal forest-f40 @R1C2
play table deal forest-f42 @R1C3
	record table deal forest-f42 @R1C3
play table deal forest-f12 @R1C4
	record table deal forest-f12 @R1C4
play table deal forest-f37 @R1C5
	record table deal forest-f37 @R1C5
play table deal forest-f45 @R2C1
	record table deal forest-f45 @R2C1
play table deal forest-f46 @R2C2
	record table deal forest-f46 @R2C2
play table deal forest-f06 @R2C3
	record table deal forest-f06 @R2C3
play table deal forest-f22 @R2C4
	record table deal forest-f22 @R2C4
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal forest-f31 @R3C1
	record table deal forest-f31 @R3C1
play table deal forest-f41 @R3C2
	record table deal forest-f41 @R3C2
play table deal forest-f47 @R3C3
	record table deal forest-f47 @R3C3
play table deal forest-f53 @R3C4
	record table deal forest-f53 @R3C4
play table deal forest-f03 @R3C5
	record table deal forest-f03 @R3C5
play table deal potion-p23 @D1
	record table deal potion-p23 @D1
play table deal potion-p01 @D2
	record table deal potion-p01 @D2
play table deal potion-p04 @D3
	record table deal potion-p04 @D3
play table deal potion-p18 @D4
	record table deal potion-p18 @D4
play table deal potion-p31 @D5
	record table deal potion-p31 @D5
play table deal potion-p26 @D6
	record table deal potion-p26 @D6
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p26,forest-f40
	record player1 prepare potion-p26,forest-f40
play player1 done
	record player1 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p04,forest-f42
	record player2 prepare potion-p04,forest-f42
play player2 done
	record player2 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p31,forest-f41
	record player2 prepare potion-p31,forest-f41
play player2 done
	record player2 done
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f07 @R1C4
	record table deal forest-f07 @R1C4
play table deal forest-f38 @R1C5
	record table deal forest-f38 @R1C5
play table deal forest-f01 @R3C4
	record table deal forest-f01 @R3C4
play table deal forest-f26 @R3C5
	record table deal forest-f26 @R3C5
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p07 @D5
	record table deal potion-p07 @D5
play table deal potion-p28 @D6
	record table deal potion-p28 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s5a,potion-p04,potion-p31
	record player2 exchange spell-s5a,potion-p04,potion-p31
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p01,forest-f37
	record player2 prepare potion-p01,forest-f37
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play table show forest-f10 @SHOW
	record table show forest-f10 @SHOW
play table show forest-f36 @SHOW
	record table show forest-f36 @SHOW
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play table show forest-f04 @SHOW
	record table show forest-f04 @SHOW
play player2 buy forest-f10 @FOREST-player2
	record player2 buy forest-f10 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f14 @R1C5
	record table deal forest-f14 @R1C5
play table deal potion-p17 @D2
	record table deal potion-p17 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p17,forest-f47,forest-f38
	record player1 prepare potion-p17,forest-f47,forest-f38
play player1 exchange spell-s6a,potion-p17,potion-p26
	record player1 exchange spell-s6a,potion-p17,potion-p26
play player1 done
	record player1 done
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 prepare potion-p23,forest-f10,forest-f26
	record player2 prepare potion-p23,forest-f10,forest-f26
play player2 done
	record player2 done
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f32 @R3C4
	record table deal forest-f32 @R3C4
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal potion-p11 @D1
	record table deal potion-p11 @D1
play table deal potion-p27 @D2
	record table deal potion-p27 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player2 exchange spell-s3a,potion-p01,potion-p23
	record player2 exchange spell-s3a,potion-p01,potion-p23
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p11,forest-f19
	record player2 prepare potion-p11,forest-f19
play player2 done
	record player2 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 prepare potion-p21,forest-f28
	record player1 prepare potion-p21,forest-f28
play player1 done
	record player1 done
play table deal forest-f08 @R2C5
	record table deal forest-f08 @R2C5
play table deal forest-f27 @R3C5
	record table deal forest-f27 @R3C5
play table deal potion-p33 @D1
	record table deal potion-p33 @D1
play table deal potion-p40 @D3
	record table deal potion-p40 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f25 @SHOW
	record table show forest-f25 @SHOW
play table show forest-f21 @SHOW
	record table show forest-f21 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play table show forest-f17 @SHOW
	record table show forest-f17 @SHOW
play table show forest-f11 @SHOW
	record table show forest-f11 @SHOW
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 done
	record player1 done
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p28,forest-f52
	record player2 prepare potion-p28,forest-f52
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f49 @R3C4
	record table deal forest-f49 @R3C4
play table deal forest-f02 @R3C5
	record table deal forest-f02 @R3C5
play table deal potion-p35 @D6
	record table deal potion-p35 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C2
	record player1 place player1-doll-3 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 prepare potion-p18,forest-f31,forest-f46
	record player1 prepare potion-p18,forest-f31,forest-f46
play player1 done
	record player1 done
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal potion-p10 @D4
	record table deal potion-p10 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
play player1 buy forest-f27 @FOREST-player1
	record player1 buy forest-f27 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 cast spell-s6a,player2-doll-1
	record player1 cast spell-s6a,player2-doll-1
play player2 yield player2-doll-1 @M2C1
	record player2 yield player2-doll-1 @M2C1
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 prepare potion-p33,forest-f27,forest-f02
	record player1 prepare potion-p33,forest-f27,forest-f02
play player1 done
	record player1 done
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 prepare potion-p27,forest-f53,forest-f48
	record player2 prepare potion-p27,forest-f53,forest-f48
play player2 done
	record player2 done
play table deal forest-f13 @R3C4
	record table deal forest-f13 @R3C4
play table deal forest-f50 @R3C5
	record table deal forest-f50 @R3C5
play table deal potion-p13 @D1
	record table deal potion-p13 @D1
play table deal potion-p14 @D2
	record table deal potion-p14 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s4a,potion-p18,potion-p33
	record player1 exchange spell-s4a,potion-p18,potion-p33
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p14,forest-f39
	record player2 prepare potion-p14,forest-f39
play player2 done
	record player2 done
play player1 leave forest-f50
	record player1 leave forest-f50
play player1 done
	record player1 done
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f54 @R2C5
	record table deal forest-f54 @R2C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table deal potion-p20 @D2
	record table deal potion-p20 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player1 done
	record player1 done
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f34 @SHOW
	record table show forest-f34 @SHOW
play table show forest-f15 @SHOW
	record table show forest-f15 @SHOW
play table show forest-f16 @SHOW
	record table show forest-f16 @SHOW
play table show forest-f30 @SHOW
	record table show forest-f30 @SHOW
play table show forest-f20 @SHOW
	record table show forest-f20 @SHOW
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 done
	record player1 done
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p13,forest-f20
	record player2 prepare potion-p13,forest-f20
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 done
	record player2 done
play player2 leave forest-f06
	record player2 leave forest-f06
play player2 done
	record player2 done
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f43 @R2C4
	record table deal forest-f43 @R2C4
play table deal forest-f44 @R2C5
	record table deal forest-f44 @R2C5
play table deal potion-p34 @D1
	record table deal potion-p34 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
play player1 cast spell-s6a,player2-doll-3
	record player1 cast spell-s6a,player2-doll-3
play player2 yield player2-doll-3 @M1C5
	record player2 yield player2-doll-3 @M1C5
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f54
	record player1 swap forest-f54
play player1 swap forest-f54,forest-f32
	record player1 swap forest-f54,forest-f32
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 sell potion-p21
	record player1 sell potion-p21
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 prepare potion-p40,forest-f24,forest-f54
	record player1 prepare potion-p40,forest-f24,forest-f54
play player1 done
	record player1 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f33 @R3C4
	record table deal forest-f33 @R3C4
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p19 @D3
	record table deal potion-p19 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f14 @FOREST-player2
	record player2 buy forest-f14 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f51 @R1C5
	record table deal forest-f51 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 prepare potion-p10,forest-f45,forest-f56
	record player2 prepare potion-p10,forest-f45,forest-f56
play player2 done
	record player2 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p34,forest-f43
	record player2 prepare potion-p34,forest-f43
play player2 done
	record player2 done
play player1 sell potion-p40
	record player1 sell potion-p40
play player1 leave forest-f44
	record player1 leave forest-f44
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f55 @R1C4
	record table deal forest-f55 @R1C4
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f40 @R2C4
	record table deal forest-f40 @R2C4
play table deal forest-f04 @R2C5
	record table deal forest-f04 @R2C5
play table deal forest-f29 @R3C5
	record table deal forest-f29 @R3C5
play table deal potion-p37 @D1
	record table deal potion-p37 @D1
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
	due The Star Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 leave forest-f15
	record player2 leave forest-f15
play player2 done
	record player2 done
take forest-f04
take forest-f14
take forest-f49
take forest-f51
lay forest-f33 @DECK2
lay player1-doll-1 @HOME1-player1
wait 22.7s
	apart 6 pieces
	ask Did the Star Witch buy Clover (F04) for 2 coins, or discard it?
	  expected “Clover” (F04) lies in row 2, column 5 of the forest
	  expected “Bat” (F14) lies among the ingredients of the Moon Witch
	  expected “Toad, Toad” (F33) lies among the ingredients of the Moon Witch
	  expected “Fungus, Fungus, Toad” (F49) lies among the ingredients of the Star Witch
	  expected “Clover, Toad, Toad” (F51) lies among the ingredients of the Star Witch
	  expected “Marionette STAR 1” lies on the card in row 2, column 5
	  seen “Clover” (F04) is in none of its places
	  seen “Bat” (F14) is in none of its places
	  seen “Toad, Toad” (F33) lies on the discard pile
	  seen “Fungus, Fungus, Toad” (F49) is in none of its places
	  seen “Clover, Toad, Toad” (F51) is in none of its places
	  seen “Marionette STAR 1” lies at home 1 of the Star Witch
	- The Star Witch buys Clover (F04) for 2 coins.
	- The Star Witch discards Clover (F04). The Star Witch sells the leftover cards (2) for 3 coins. The Moon Witch sells the leftover cards (2) for 1 coin. The Star Witch has a reputation of 30. The Moon Witch has a reputation of 60.
	- We put it back
	- The camera is wrong: it lies as expected
	- Undo the last move

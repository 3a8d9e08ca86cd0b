# In the last turn of the game the marionette goes home, the last card of the other Witch is
# put away, and only then the fetched card is laid on the discard pile, over that one. It is
# left, not bought.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f39 @R1C1
	record table deal forest-f39 @R1C1
play table deal forest-f33 @R1C2
	record table deal forest-f33 @R1C2
play table deal forest-f40 @R1C3
	record table deal forest-f40 @R1C3
play table deal forest-f45 @R1C4
	record table deal forest-f45 @R1C4
play table deal forest-f28 @R1C5
	record table deal forest-f28 @R1C5
play table deal forest-f05 @R2C1
	record table deal forest-f05 @R2C1
play table deal forest-f07 @R2C2
	record table deal forest-f07 @R2C2
play table deal forest-f35 @R2C3
	record table deal forest-f35 @R2C3
play table deal forest-f01 @R2C4
	record table deal forest-f01 @R2C4
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table deal forest-f12 @R3C1
	record table deal forest-f12 @R3C1
play table deal forest-f23 @R3C2
	record table deal forest-f23 @R3C2
play table deal forest-f54 @R3C3
	record table deal forest-f54 @R3C3
play table deal forest-f25 @R3C4
	record table deal forest-f25 @R3C4
play table deal forest-f17 @R3C5
	record table deal forest-f17 @R3C5
play table deal potion-p26 @D1
	record table deal potion-p26 @D1
play table deal potion-p40 @D2
	record table deal potion-p40 @D2
play table deal potion-p22 @D3
	record table deal potion-p22 @D3
play table deal potion-p19 @D4
	record table deal potion-p19 @D4
play table deal potion-p21 @D5
	record table deal potion-p21 @D5
play table deal potion-p08 @D6
	record table deal potion-p08 @D6
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p26,forest-f39
	record player2 prepare potion-p26,forest-f39
play player2 done
	record player2 done
play table deal forest-f16 @R1C5
	record table deal forest-f16 @R1C5
play table deal potion-p37 @D1
	record table deal potion-p37 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p37,forest-f40,forest-f23
	record player1 prepare potion-p37,forest-f40,forest-f23
play player1 done
	record player1 done
play table deal forest-f13 @R1C4
	record table deal forest-f13 @R1C4
play table deal forest-f21 @R1C5
	record table deal forest-f21 @R1C5
play table deal forest-f46 @R3C5
	record table deal forest-f46 @R3C5
play table deal potion-p06 @D1
	record table deal potion-p06 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
play player2 buy forest-f16 @FOREST-player2
	record player2 buy forest-f16 @FOREST-player2
play player2 prepare potion-p08,forest-f45,forest-f16
	record player2 prepare potion-p08,forest-f45,forest-f16
play player2 done
	record player2 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f10 @R3C5
	record table deal forest-f10 @R3C5
play table deal potion-p29 @D6
	record table deal potion-p29 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 exchange spell-s3a,potion-p08,potion-p26
	record player2 exchange spell-s3a,potion-p08,potion-p26
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 prepare potion-p22,forest-f46
	record player2 prepare potion-p22,forest-f46
play player2 done
	record player2 done
play table deal forest-f41 @R1C5
	record table deal forest-f41 @R1C5
play table deal forest-f22 @R3C5
	record table deal forest-f22 @R3C5
play table deal potion-p02 @D3
	record table deal potion-p02 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p21,forest-f41
	record player2 prepare potion-p21,forest-f41
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p02
	record player2 prepare potion-p02
play player2 done
	record player2 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 prepare potion-p40,forest-f25,forest-f21,forest-f24
	record player1 prepare potion-p40,forest-f25,forest-f21,forest-f24
play player1 done
	record player1 done
play table deal forest-f43 @R1C5
	record table deal forest-f43 @R1C5
play table deal forest-f50 @R2C5
	record table deal forest-f50 @R2C5
play table deal potion-p14 @D2
	record table deal potion-p14 @D2
play table deal potion-p28 @D3
	record table deal potion-p28 @D3
play table deal potion-p11 @D5
	record table deal potion-p11 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player2 done
	record player2 done
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f27 @R1C5
	record table deal forest-f27 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p29,forest-f54
	record player2 prepare potion-p29,forest-f54
play player2 done
	record player2 done
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f47 @R3C4
	record table deal forest-f47 @R3C4
play table deal forest-f55 @R3C5
	record table deal forest-f55 @R3C5
play table deal potion-p09 @D6
	record table deal potion-p09 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
play player2 buy forest-f35 @FOREST-player2
	record player2 buy forest-f35 @FOREST-player2
play player2 prepare potion-p14,forest-f17,forest-f35
	record player2 prepare potion-p14,forest-f17,forest-f35
play player2 exchange spell-s6a,potion-p14,potion-p22
	record player2 exchange spell-s6a,potion-p14,potion-p22
play player2 done
	record player2 done
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal potion-p13 @D2
	record table deal potion-p13 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p28,forest-f33,forest-f43
	record player1 prepare potion-p28,forest-f33,forest-f43
play player1 done
	record player1 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f38 @R1C5
	record table deal forest-f38 @R1C5
play table deal forest-f03 @R2C4
	record table deal forest-f03 @R2C4
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal potion-p30 @D3
	record table deal potion-p30 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-2
	record player2 cast spell-s6a,player1-doll-2
play player1 yield player1-doll-2 @M2C2
	record player1 yield player1-doll-2 @M2C2
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p13,forest-f38
	record player2 prepare potion-p13,forest-f38
play player2 done
	record player2 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p09,forest-f50,forest-f42
	record player1 prepare potion-p09,forest-f50,forest-f42
play player1 exchange spell-s5a,potion-p09,potion-p40
	record player1 exchange spell-s5a,potion-p09,potion-p40
play player1 done
	record player1 done
play player2 exchange spell-s1a,potion-p02,potion-p13
	record player2 exchange spell-s1a,potion-p02,potion-p13
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p06,forest-f19,forest-f55
	record player2 prepare potion-p06,forest-f19,forest-f55
play player2 done
	record player2 done
play table deal forest-f08 @R1C5
	record table deal forest-f08 @R1C5
play table deal forest-f32 @R2C5
	record table deal forest-f32 @R2C5
play table deal forest-f04 @R3C5
	record table deal forest-f04 @R3C5
play table deal potion-p23 @D1
	record table deal potion-p23 @D1
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-2 @M2C1
	record player2 place player2-doll-2 @M2C1
play player2 done
	record player2 done
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f15 @SHOW
	record table show forest-f15 @SHOW
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play table show forest-f34 @SHOW
	record table show forest-f34 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play table show forest-f14 @SHOW
	record table show forest-f14 @SHOW
play player1 buy forest-f34 @FOREST-player1
	record player1 buy forest-f34 @FOREST-player1
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player1 done
	record player1 done
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p23,forest-f28
	record player2 prepare potion-p23,forest-f28
play player2 done
	record player2 done
play player1 buy forest-f13 @FOREST-player1
	record player1 buy forest-f13 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f05 @FOREST-player2
	record player2 buy forest-f05 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f07 @FOREST-player1
	record player1 buy forest-f07 @FOREST-player1
play player1 prepare potion-p19,forest-f34,forest-f13,forest-f07
	record player1 prepare potion-p19,forest-f34,forest-f13,forest-f07
play player1 done
	record player1 done
play table deal forest-f56 @R1C4
	record table deal forest-f56 @R1C4
play table deal forest-f31 @R1C5
	record table deal forest-f31 @R1C5
play table deal forest-f51 @R2C4
	record table deal forest-f51 @R2C4
play table deal forest-f53 @R2C5
	record table deal forest-f53 @R2C5
play table deal potion-p20 @D1
	record table deal potion-p20 @D1
play table deal potion-p25 @D4
	record table deal potion-p25 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 done
	record player1 done
play player2 buy forest-f10 @FOREST-player2
	record player2 buy forest-f10 @FOREST-player2
play player2 prepare potion-p11,forest-f05,forest-f10
	record player2 prepare potion-p11,forest-f05,forest-f10
play player2 done
	record player2 done
play table deal forest-f52 @R3C5
	record table deal forest-f52 @R3C5
play table deal potion-p34 @D5
	record table deal potion-p34 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s6a,player1-doll-2
	record player2 cast spell-s6a,player1-doll-2
play player1 yield player1-doll-2 @M1C4
	record player1 yield player1-doll-2 @M1C4
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C3
	record player1 place player1-doll-1 @M2C3
play player1 done
	record player1 done
play player1 buy forest-f32 @FOREST-player1
	record player1 buy forest-f32 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p25,forest-f51
	record player2 prepare potion-p25,forest-f51
play player2 done
	record player2 done
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f44 @R2C4
	record table deal forest-f44 @R2C4
play table deal forest-f02 @R2C5
	record table deal forest-f02 @R2C5
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table deal potion-p24 @D4
	record table deal potion-p24 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player1 done
	record player1 done
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 prepare potion-p34,forest-f32,forest-f56
	record player1 prepare potion-p34,forest-f32,forest-f56
play player1 prepare potion-p12
	record player1 prepare potion-p12
play player1 done
	record player1 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 prepare potion-p30,forest-f47,forest-f52
	record player2 prepare potion-p30,forest-f47,forest-f52
play player2 done
	record player2 done
play table deal forest-f09 @R1C5
	record table deal forest-f09 @R1C5
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table deal forest-f30 @R3C5
	record table deal forest-f30 @R3C5
play table deal potion-p07 @D3
	record table deal potion-p07 @D3
play table deal potion-p32 @D5
	record table deal potion-p32 @D5
play table deal potion-p27 @D6
	record table deal potion-p27 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 done
	record player2 done
play player1 prepare potion-p32,forest-f44
	record player1 prepare potion-p32,forest-f44
lay player1-doll-1 @HOME1-player1
wait 1s
	hint Clover, Clover (F30) is bought or discarded when the marionette goes home.
	  expected “Clover, Clover” (F30) is still to be moved
	  seen “Clover, Clover” (F30) lies in row 3, column 5 of the forest
lay forest-f20 @DECK2
	apart 2 pieces
wait 6s
	hint Clover, Clover (F30) is bought or discarded when the marionette goes home.
	  expected “Clover, Toad” (F20) lies among the ingredients of the Moon Witch
	  expected “Marionette STAR 1” lies on the card in row 3, column 5
	  seen “Clover, Toad” (F20) lies on the discard pile
	  seen “Marionette STAR 1” lies at home 1 of the Star Witch
lay forest-f30 @DECK2
	apart 3 pieces
wait 4s
	record player1 leave forest-f30
	record player1 done

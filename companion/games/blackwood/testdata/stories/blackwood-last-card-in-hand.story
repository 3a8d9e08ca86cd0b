# The last card of the game is taken up before it is laid down.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f49 @R1C1
	record table deal forest-f49 @R1C1
play table deal forest-f08 @R1C2
	record table deal forest-f08 @R1C2
play table deal forest-f31 @R1C3
	record table deal forest-f31 @R1C3
play table deal forest-f18 @R1C4
	record table deal forest-f18 @R1C4
play table deal forest-f52 @R1C5
	record table deal forest-f52 @R1C5
play table deal forest-f48 @R2C1
	record table deal forest-f48 @R2C1
play table deal forest-f11 @R2C2
	record table deal forest-f11 @R2C2
play table deal forest-f50 @R2C3
	record table deal forest-f50 @R2C3
play table deal forest-f25 @R2C4
	record table deal forest-f25 @R2C4
play table deal forest-f34 @R2C5
	record table deal forest-f34 @R2C5
play table deal forest-f35 @R3C1
	record table deal forest-f35 @R3C1
play table deal forest-f46 @R3C2
	record table deal forest-f46 @R3C2
play table deal forest-f19 @R3C3
	record table deal forest-f19 @R3C3
play table deal forest-f44 @R3C4
	record table deal forest-f44 @R3C4
play table deal forest-f28 @R3C5
	record table deal forest-f28 @R3C5
play table deal potion-p31 @D1
	record table deal potion-p31 @D1
play table deal potion-p33 @D2
	record table deal potion-p33 @D2
play table deal potion-p22 @D3
	record table deal potion-p22 @D3
play table deal potion-p19 @D4
	record table deal potion-p19 @D4
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table deal potion-p17 @D6
	record table deal potion-p17 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f22 @R1C5
	record table deal forest-f22 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 prepare potion-p22,forest-f46
	record player2 prepare potion-p22,forest-f46
play player2 done
	record player2 done
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p19,forest-f49,forest-f44
	record player1 prepare potion-p19,forest-f49,forest-f44
play player1 done
	record player1 done
play table deal forest-f26 @R3C3
	record table deal forest-f26 @R3C3
play table deal forest-f12 @R3C4
	record table deal forest-f12 @R3C4
play table deal forest-f51 @R3C5
	record table deal forest-f51 @R3C5
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p18 @D4
	record table deal potion-p18 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f18 @FOREST-player1
	record player1 buy forest-f18 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 prepare potion-p18,forest-f19,forest-f50
	record player2 prepare potion-p18,forest-f19,forest-f50
play player2 done
	record player2 done
play table deal forest-f32 @R1C5
	record table deal forest-f32 @R1C5
play table deal forest-f07 @R2C5
	record table deal forest-f07 @R2C5
play table deal potion-p35 @D4
	record table deal potion-p35 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s6a,potion-p18,potion-p22
	record player2 exchange spell-s6a,potion-p18,potion-p22
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 prepare potion-p31,forest-f22
	record player2 prepare potion-p31,forest-f22
play player2 done
	record player2 done
play player1 buy forest-f34 @FOREST-player1
	record player1 buy forest-f34 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f47 @R1C5
	record table deal forest-f47 @R1C5
play table deal forest-f30 @R2C5
	record table deal forest-f30 @R2C5
play table deal potion-p40 @D1
	record table deal potion-p40 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-3
	record player2 cast spell-s6a,player1-doll-3
play player1 yield player1-doll-3 @M1C1
	record player1 yield player1-doll-3 @M1C1
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play player2 sell potion-p31
	record player2 sell potion-p31
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p33,forest-f47,forest-f51
	record player2 prepare potion-p33,forest-f47,forest-f51
play player2 done
	record player2 done
play table deal forest-f29 @R1C5
	record table deal forest-f29 @R1C5
play table deal forest-f16 @R3C5
	record table deal forest-f16 @R3C5
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s6a,player1-doll-3
	record player2 cast spell-s6a,player1-doll-3
play player1 yield player1-doll-3 @M3C3
	record player1 yield player1-doll-3 @M3C3
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 done
	record player1 done
play player2 buy forest-f08 @FOREST-player2
	record player2 buy forest-f08 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f35 @FOREST-player2
	record player2 buy forest-f35 @FOREST-player2
play player2 prepare potion-p35,forest-f08,forest-f35
	record player2 prepare potion-p35,forest-f08,forest-f35
play player2 done
	record player2 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 prepare potion-p21,forest-f28
	record player1 prepare potion-p21,forest-f28
play player1 done
	record player1 done
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f20 @R1C5
	record table deal forest-f20 @R1C5
play table deal forest-f40 @R3C3
	record table deal forest-f40 @R3C3
play table deal forest-f23 @R3C4
	record table deal forest-f23 @R3C4
play table deal forest-f17 @R3C5
	record table deal forest-f17 @R3C5
play table deal potion-p39 @D3
	record table deal potion-p39 @D3
play table deal potion-p32 @D4
	record table deal potion-p32 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 prepare potion-p32,forest-f25
	record player2 prepare potion-p32,forest-f25
play player2 done
	record player2 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f09 @R2C5
	record table deal forest-f09 @R2C5
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table deal potion-p27 @D4
	record table deal potion-p27 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f29 @FOREST-player1
	record player1 buy forest-f29 @FOREST-player1
play player1 prepare potion-p08,forest-f26,forest-f29
	record player1 prepare potion-p08,forest-f26,forest-f29
play player1 exchange spell-s3a,potion-p08,potion-p21
	record player1 exchange spell-s3a,potion-p08,potion-p21
play player1 done
	record player1 done
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p04,forest-f20
	record player1 prepare potion-p04,forest-f20
play player1 done
	record player1 done
play player1 buy forest-f30 @FOREST-player1
	record player1 buy forest-f30 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 prepare potion-p39,forest-f40,forest-f17
	record player2 prepare potion-p39,forest-f40,forest-f17
play player2 done
	record player2 done
play table deal forest-f21 @R1C4
	record table deal forest-f21 @R1C4
play table deal forest-f41 @R1C5
	record table deal forest-f41 @R1C5
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal forest-f10 @R3C5
	record table deal forest-f10 @R3C5
play table deal potion-p16 @D2
	record table deal potion-p16 @D2
play table deal potion-p01 @D3
	record table deal potion-p01 @D3
play table deal potion-p38 @D5
	record table deal potion-p38 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
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
play player2 prepare potion-p16,forest-f41
	record player2 prepare potion-p16,forest-f41
play player2 done
	record player2 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 prepare potion-p01,forest-f45
	record player1 prepare potion-p01,forest-f45
play player1 done
	record player1 done
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal potion-p36 @D2
	record table deal potion-p36 @D2
play table deal potion-p02 @D3
	record table deal potion-p02 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-3
	record player2 cast spell-s6a,player1-doll-3
play player1 yield player1-doll-3 @M2C2
	record player1 yield player1-doll-3 @M2C2
play player2 exchange spell-s4a,potion-p16,potion-p32
	record player2 exchange spell-s4a,potion-p16,potion-p32
play player2 place player2-doll-2 @M2C1
	record player2 place player2-doll-2 @M2C1
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play player2 done
	record player2 done
play player2 leave forest-f48
	record player2 leave forest-f48
play player2 done
	record player2 done
play player1 exchange spell-s1a,potion-p04,potion-p19
	record player1 exchange spell-s1a,potion-p04,potion-p19
play player1 buy forest-f11 @FOREST-player1
	record player1 buy forest-f11 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p02,forest-f11
	record player1 prepare potion-p02,forest-f11
play player1 done
	record player1 done
play table deal forest-f24 @R1C5
	record table deal forest-f24 @R1C5
play table deal forest-f04 @R2C4
	record table deal forest-f04 @R2C4
play table deal forest-f14 @R2C5
	record table deal forest-f14 @R2C5
play table deal potion-p10 @D3
	record table deal potion-p10 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player1 done
	record player1 done
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f02 @R2C5
	record table deal forest-f02 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f04 @FOREST-player2
	record player2 buy forest-f04 @FOREST-player2
play player2 prepare potion-p36,forest-f31,forest-f09,forest-f04
	record player2 prepare potion-p36,forest-f31,forest-f09,forest-f04
play player2 done
	record player2 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p27,forest-f21,forest-f23
	record player1 prepare potion-p27,forest-f21,forest-f23
play player1 done
	record player1 done
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f38 @R1C5
	record table deal forest-f38 @R1C5
play table deal forest-f27 @R2C5
	record table deal forest-f27 @R2C5
play table deal forest-f39 @R3C4
	record table deal forest-f39 @R3C4
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table deal potion-p09 @D2
	record table deal potion-p09 @D2
play table deal potion-p20 @D4
	record table deal potion-p20 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p40,forest-f56,forest-f39
	record player1 prepare potion-p40,forest-f56,forest-f39
play player1 done
	record player1 done
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal forest-f54 @R3C5
	record table deal forest-f54 @R3C5
play table deal potion-p11 @D1
	record table deal potion-p11 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player2 prepare potion-p11,forest-f24
	record player2 prepare potion-p11,forest-f24
play player2 buy forest-f06 @FOREST-player2
	record player2 buy forest-f06 @FOREST-player2
play player2 done
	record player2 done
take forest-f54
wait 3s
	hint The Star Witch has Clover, Bat, Bat (F54) in hand: it is bought when it lies before this player, and discarded when it lies on the discard pile.
	  expected “Clover, Bat, Bat” (F54) is still to be moved
	  expected “Marionette STAR 2” lies at home 2 of the Star Witch
	  seen “Clover, Bat, Bat” (F54) is in none of its places
	  seen “Marionette STAR 2” lies on the card in row 3, column 5
	apart 1 pieces
lay forest-f54 @FOREST-player1
take player1-doll-2
wait 3s
	record player1 buy forest-f54 @FOREST-player1
lay player1-doll-2 @HOME2-player1
wait 3s

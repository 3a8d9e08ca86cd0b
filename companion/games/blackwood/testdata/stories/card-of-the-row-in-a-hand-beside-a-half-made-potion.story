# A Witch has taken a potion and one of its two cards away, and forgets the other one. While the row closes up its next
# card is in a hand: she has not bought that one for the potion.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f02 @R1C1
	record table deal forest-f02 @R1C1
play table deal forest-f46 @R1C2
	record table deal forest-f46 @R1C2
play table deal forest-f32 @R1C3
	record table deal forest-f32 @R1C3
play table deal forest-f29 @R1C4
	record table deal forest-f29 @R1C4
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal forest-f28 @R2C1
	record table deal forest-f28 @R2C1
play table deal forest-f41 @R2C2
	record table deal forest-f41 @R2C2
play table deal forest-f34 @R2C3
	record table deal forest-f34 @R2C3
play table deal forest-f56 @R2C4
	record table deal forest-f56 @R2C4
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table deal forest-f23 @R3C1
	record table deal forest-f23 @R3C1
play table deal forest-f13 @R3C2
	record table deal forest-f13 @R3C2
play table deal forest-f04 @R3C3
	record table deal forest-f04 @R3C3
play table deal forest-f37 @R3C4
	record table deal forest-f37 @R3C4
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table deal potion-p32 @D1
	record table deal potion-p32 @D1
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table deal potion-p19 @D3
	record table deal potion-p19 @D3
play table deal potion-p24 @D4
	record table deal potion-p24 @D4
play table deal potion-p40 @D5
	record table deal potion-p40 @D5
play table deal potion-p20 @D6
	record table deal potion-p20 @D6
play player2 place player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f36 @R3C5
	record table deal forest-f36 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p19,forest-f23,forest-f41
	record player2 prepare potion-p19,forest-f23,forest-f41
play player2 done
	record player2 done
play table deal forest-f03 @R1C5
	record table deal forest-f03 @R1C5
play table deal forest-f17 @R2C5
	record table deal forest-f17 @R2C5
play table deal potion-p25 @D3
	record table deal potion-p25 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p24,forest-f37
	record player1 prepare potion-p24,forest-f37
play player1 done
	record player1 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 prepare potion-p25,forest-f46,forest-f24
	record player1 prepare potion-p25,forest-f46,forest-f24
play player1 done
	record player1 done
play table deal forest-f35 @R2C5
	record table deal forest-f35 @R2C5
play table deal forest-f43 @R3C4
	record table deal forest-f43 @R3C4
play table deal forest-f33 @R3C5
	record table deal forest-f33 @R3C5
play table deal potion-p01 @D3
	record table deal potion-p01 @D3
play table deal potion-p13 @D4
	record table deal potion-p13 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p01,forest-f17
	record player1 prepare potion-p01,forest-f17
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p32,forest-f43
	record player2 prepare potion-p32,forest-f43
play player2 done
	record player2 done
play table deal forest-f30 @R2C5
	record table deal forest-f30 @R2C5
play table deal forest-f01 @R3C5
	record table deal forest-f01 @R3C5
play table deal potion-p33 @D1
	record table deal potion-p33 @D1
play table deal potion-p38 @D3
	record table deal potion-p38 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player1 exchange spell-s3a,potion-p01,potion-p24
	record player1 exchange spell-s3a,potion-p01,potion-p24
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
play player1 buy forest-f30 @FOREST-player1
	record player1 buy forest-f30 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 prepare potion-p38,forest-f56,forest-f01
	record player2 prepare potion-p38,forest-f56,forest-f01
play player2 exchange spell-s4a,potion-p19,potion-p38
	record player2 exchange spell-s4a,potion-p19,potion-p38
play player2 done
	record player2 done
play table deal forest-f15 @R2C5
	record table deal forest-f15 @R2C5
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table deal potion-p31 @D3
	record table deal potion-p31 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player1 done
	record player1 done
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p31,forest-f02
	record player1 prepare potion-p31,forest-f02
play player1 exchange spell-s2a,potion-p25,potion-p31
	record player1 exchange spell-s2a,potion-p25,potion-p31
play player1 done
	record player1 done
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f42 @R1C5
	record table deal forest-f42 @R1C5
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal potion-p05 @D3
	record table deal potion-p05 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player2 buy forest-f29 @FOREST-player2
	record player2 buy forest-f29 @FOREST-player2
play player2 prepare potion-p33,forest-f28,forest-f29
	record player2 prepare potion-p33,forest-f28,forest-f29
play player2 done
	record player2 done
play table deal forest-f47 @R1C5
	record table deal forest-f47 @R1C5
play table deal potion-p35 @D1
	record table deal potion-p35 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f47
	record player2 swap forest-f47
play player2 swap forest-f47,forest-f03
	record player2 swap forest-f47,forest-f03
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
	due The Star Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f48 @R1C4
	record table deal forest-f48 @R1C4
play table deal forest-f55 @R1C5
	record table deal forest-f55 @R1C5
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 prepare potion-p20,forest-f42,forest-f48
	record player1 prepare potion-p20,forest-f42,forest-f48
play player1 done
	record player1 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p08,forest-f47,forest-f55
	record player2 prepare potion-p08,forest-f47,forest-f55
play player2 done
	record player2 done
play table deal forest-f53 @R1C4
	record table deal forest-f53 @R1C4
play table deal forest-f06 @R1C5
	record table deal forest-f06 @R1C5
play table deal potion-p22 @D2
	record table deal potion-p22 @D2
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C5
	record player2 place player2-doll-3 @M2C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f06 @FOREST-player1
	record player1 buy forest-f06 @FOREST-player1
play player1 prepare potion-p35,forest-f35,forest-f06
	record player1 prepare potion-p35,forest-f35,forest-f06
play player1 done
	record player1 done
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 prepare potion-p12,forest-f26
	record player2 prepare potion-p12,forest-f26
play player2 done
	record player2 done
play table deal forest-f52 @R1C5
	record table deal forest-f52 @R1C5
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal potion-p26 @D1
	record table deal potion-p26 @D1
play table deal potion-p28 @D6
	record table deal potion-p28 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play player2 exchange spell-s5a,potion-p08,potion-p32
	record player2 exchange spell-s5a,potion-p08,potion-p32
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f49 @SHOW
	record table show forest-f49 @SHOW
play table show forest-f54 @SHOW
	record table show forest-f54 @SHOW
play table show forest-f07 @SHOW
	record table show forest-f07 @SHOW
play table show forest-f44 @SHOW
	record table show forest-f44 @SHOW
play table show forest-f39 @SHOW
	record table show forest-f39 @SHOW
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player1 done
	record player1 done
play player2 prepare potion-p26,forest-f39
	record player2 prepare potion-p26,forest-f39
play player2 buy forest-f34 @FOREST-player2
	record player2 buy forest-f34 @FOREST-player2
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 prepare potion-p22,forest-f20
	record player1 prepare potion-p22,forest-f20
play player1 done
	record player1 done
play table deal forest-f25 @R2C4
	record table deal forest-f25 @R2C4
play table deal forest-f31 @R2C5
	record table deal forest-f31 @R2C5
play table deal potion-p03 @D1
	record table deal potion-p03 @D1
play table deal potion-p27 @D2
	record table deal potion-p27 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 exchange spell-s6a,potion-p20,potion-p22
	record player1 exchange spell-s6a,potion-p20,potion-p22
play player1 done
	record player1 done
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 sell potion-p12
	record player2 sell potion-p12
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
take forest-f34
take potion-p28
wait 2.3s
	hint Not finished yet:
	  expected “Clover, Fungus, Bat” (F40) lies on the discard pile
	  expected “Green Essence” (P28) lies among the potions of the Moon Witch
	  seen “Clover, Fungus, Bat” (F40) lies among the ingredients of the Moon Witch
	  seen “Green Essence” (P28) is in none of its places
	apart 2 pieces
lay potion-p28 @POTIONS-player2
lay player2-doll-3 @M2C3
	apart 3 pieces
take forest-f25
wait 2.3s
lay forest-f25 @R2C3
lay forest-f31 @R2C4
	apart 4 pieces
wait 4s
	hint Green Essence still needs Fungus, Bat.
	hint Green Essence still needs Fungus, Bat.
lay forest-f40 @DECK2
	apart 5 pieces
	record player2 prepare potion-p28,forest-f34,forest-f40
	record player2 done
wait 6s

# In the last turn of the game the marionette goes home, what both Witches have left over is put
# away, and only then the fetched card is laid on the discard pile. It is left, not bought.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f20 @R1C1
	record table deal forest-f20 @R1C1
play table deal forest-f23 @R1C2
	record table deal forest-f23 @R1C2
play table deal forest-f45 @R1C3
	record table deal forest-f45 @R1C3
play table deal forest-f13 @R1C4
	record table deal forest-f13 @R1C4
play table deal forest-f09 @R1C5
	record table deal forest-f09 @R1C5
play table deal forest-f41 @R2C1
	record table deal forest-f41 @R2C1
play table deal forest-f04 @R2C2
	record table deal forest-f04 @R2C2
play table deal forest-f36 @R2C3
	record table deal forest-f36 @R2C3
play table deal forest-f43 @R2C4
	record table deal forest-f43 @R2C4
play table deal forest-f34 @R2C5
	record table deal forest-f34 @R2C5
play table deal forest-f37 @R3C1
	record table deal forest-f37 @R3C1
play table deal forest-f52 @R3C2
	record table deal forest-f52 @R3C2
play table deal forest-f11 @R3C3
	record table deal forest-f11 @R3C3
play table deal forest-f53 @R3C4
	record table deal forest-f53 @R3C4
play table deal forest-f46 @R3C5
	record table deal forest-f46 @R3C5
play table deal potion-p34 @D1
	record table deal potion-p34 @D1
play table deal potion-p25 @D2
	record table deal potion-p25 @D2
play table deal potion-p05 @D3
	record table deal potion-p05 @D3
play table deal potion-p11 @D4
	record table deal potion-p11 @D4
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table deal potion-p33 @D6
	record table deal potion-p33 @D6
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player2 place player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p33,forest-f41
	record player1 prepare potion-p33,forest-f41
play player1 done
	record player1 done
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p11,forest-f37
	record player2 prepare potion-p11,forest-f37
play player2 done
	record player2 done
play table deal forest-f47 @R2C5
	record table deal forest-f47 @R2C5
play table deal forest-f55 @R3C5
	record table deal forest-f55 @R3C5
play table deal potion-p38 @D4
	record table deal potion-p38 @D4
play table deal potion-p28 @D6
	record table deal potion-p28 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p34,forest-f43
	record player2 prepare potion-p34,forest-f43
play player2 done
	record player2 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 prepare potion-p05,forest-f46
	record player1 prepare potion-p05,forest-f46
play player1 done
	record player1 done
play table deal forest-f32 @R1C5
	record table deal forest-f32 @R1C5
play table deal forest-f05 @R2C5
	record table deal forest-f05 @R2C5
play table deal forest-f26 @R3C4
	record table deal forest-f26 @R3C4
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table deal potion-p23 @D1
	record table deal potion-p23 @D1
play table deal potion-p08 @D3
	record table deal potion-p08 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s4a,potion-p11,potion-p34
	record player2 exchange spell-s4a,potion-p11,potion-p34
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f05
	record player2 swap forest-f05
play player2 swap forest-f05,forest-f09
	record player2 swap forest-f05,forest-f09
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 exchange spell-s5a,potion-p05,potion-p33
	record player1 exchange spell-s5a,potion-p05,potion-p33
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f05 @FOREST-player2
	record player2 buy forest-f05 @FOREST-player2
play player2 prepare potion-p28,forest-f53,forest-f05
	record player2 prepare potion-p28,forest-f53,forest-f05
play player2 done
	record player2 done
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 prepare potion-p08,forest-f45,forest-f47
	record player1 prepare potion-p08,forest-f45,forest-f47
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f02 @SHOW
	record table show forest-f02 @SHOW
play table show forest-f44 @SHOW
	record table show forest-f44 @SHOW
play table show forest-f25 @SHOW
	record table show forest-f25 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p37,forest-f44
	record player1 prepare potion-p37,forest-f44
play player1 done
	record player1 done
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal potion-p15 @D3
	record table deal potion-p15 @D3
play table deal potion-p03 @D5
	record table deal potion-p03 @D5
play table deal potion-p20 @D6
	record table deal potion-p20 @D6
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
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p03,forest-f40
	record player1 prepare potion-p03,forest-f40
play player1 done
	record player1 done
play table deal forest-f51 @R1C5
	record table deal forest-f51 @R1C5
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal potion-p35 @D5
	record table deal potion-p35 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
play player1 done
	record player1 done
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f51
	record player2 swap forest-f51
play player2 swap forest-f51,forest-f04
	record player2 swap forest-f51,forest-f04
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p25,forest-f51
	record player2 prepare potion-p25,forest-f51
play player2 done
	record player2 done
play table deal forest-f06 @R2C5
	record table deal forest-f06 @R2C5
play table deal potion-p30 @D2
	record table deal potion-p30 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C2
	record player2 place player2-doll-1 @M1C2
play player2 done
	record player2 done
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f42 @SHOW
	record table show forest-f42 @SHOW
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play table show forest-f30 @SHOW
	record table show forest-f30 @SHOW
play table show forest-f08 @SHOW
	record table show forest-f08 @SHOW
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f32 @FOREST-player1
	record player1 buy forest-f32 @FOREST-player1
play player1 prepare potion-p20,forest-f42,forest-f32
	record player1 prepare potion-p20,forest-f42,forest-f32
play player1 exchange spell-s1a,potion-p08,potion-p20
	record player1 exchange spell-s1a,potion-p08,potion-p20
play player1 done
	record player1 done
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 prepare potion-p35,forest-f55
	record player1 prepare potion-p35,forest-f55
play player1 done
	record player1 done
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 prepare potion-p23,forest-f23,forest-f26
	record player2 prepare potion-p23,forest-f23,forest-f26
play player2 done
	record player2 done
play player1 buy forest-f15 @FOREST-player1
	record player1 buy forest-f15 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f01 @R1C5
	record table deal forest-f01 @R1C5
play table deal forest-f31 @R3C3
	record table deal forest-f31 @R3C3
play table deal forest-f16 @R3C4
	record table deal forest-f16 @R3C4
play table deal forest-f27 @R3C5
	record table deal forest-f27 @R3C5
play table deal potion-p17 @D1
	record table deal potion-p17 @D1
play table deal potion-p19 @D5
	record table deal potion-p19 @D5
play table deal potion-p18 @D6
	record table deal potion-p18 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 done
	record player2 done
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 done
	record player1 done
play player1 leave forest-f03
	record player1 leave forest-f03
play player1 done
	record player1 done
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
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
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 prepare potion-p38,forest-f15,forest-f19,forest-f21
	record player1 prepare potion-p38,forest-f15,forest-f19,forest-f21
play player1 done
	record player1 done
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal forest-f17 @R2C5
	record table deal forest-f17 @R2C5
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table deal potion-p36 @D4
	record table deal potion-p36 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f17
	record player2 swap forest-f17
play player2 swap forest-f17,forest-f36
	record player2 swap forest-f17,forest-f36
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player1 done
	record player1 done
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play table show forest-f49 @SHOW
	record table show forest-f49 @SHOW
play table show forest-f10 @SHOW
	record table show forest-f10 @SHOW
play table show forest-f54 @SHOW
	record table show forest-f54 @SHOW
play table show forest-f38 @SHOW
	record table show forest-f38 @SHOW
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p36,forest-f38
	record player1 prepare potion-p36,forest-f38
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 done
	record player1 done
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f50 @R1C5
	record table deal forest-f50 @R1C5
play table deal forest-f14 @R2C5
	record table deal forest-f14 @R2C5
play table deal forest-f07 @R3C5
	record table deal forest-f07 @R3C5
play table deal potion-p07 @D4
	record table deal potion-p07 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 prepare potion-p18,forest-f20,forest-f31
	record player1 prepare potion-p18,forest-f20,forest-f31
play player1 done
	record player1 done
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f16 @FOREST-player2
	record player2 buy forest-f16 @FOREST-player2
play player2 prepare potion-p19,forest-f52,forest-f16
	record player2 prepare potion-p19,forest-f52,forest-f16
play player2 done
	record player2 done
play table deal forest-f28 @R3C4
	record table deal forest-f28 @R3C4
play table deal forest-f39 @R3C5
	record table deal forest-f39 @R3C5
play table deal potion-p29 @D5
	record table deal potion-p29 @D5
play table deal potion-p09 @D6
	record table deal potion-p09 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
play player2 done
	record player2 done
play player2 buy forest-f36 @FOREST-player2
	record player2 buy forest-f36 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 prepare potion-p17,forest-f17,forest-f28
	record player1 prepare potion-p17,forest-f17,forest-f28
play player1 done
	record player1 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f52 @R2C5
	record table deal forest-f52 @R2C5
play table deal forest-f35 @R3C4
	record table deal forest-f35 @R3C4
play table deal forest-f55 @R3C5
	record table deal forest-f55 @R3C5
play table deal potion-p14 @D1
	record table deal potion-p14 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f50 @FOREST-player2
	record player2 buy forest-f50 @FOREST-player2
play player2 prepare potion-p15,forest-f50
	record player2 prepare potion-p15,forest-f50
play player2 done
	record player2 done
play player1 prepare potion-p14,forest-f39
	record player1 prepare potion-p14,forest-f39
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 done
	record player1 done
lay player2-doll-3 @HOME3-player2
wait 2s
	apart 1 pieces
take forest-f52
	apart 2 pieces
lay forest-f36 @DECK2
	apart 3 pieces
wait 4s
	hint Fungus, Bat, Bat (F55) is bought or discarded when the marionette goes home.
	  expected “Bat, Bat” (F36) lies among the ingredients of the Moon Witch
	  expected “Fungus, Toad, Toad” (F52) lies among the ingredients of the Star Witch
	  expected “Marionette MOON 3” lies on the card in row 3, column 5
	  seen “Bat, Bat” (F36) lies on the discard pile
	  seen “Fungus, Toad, Toad” (F52) is in none of its places
	  seen “Marionette MOON 3” lies at home 1 of the Moon Witch
lay forest-f55 @DECK2
	apart 4 pieces
	record player2 leave forest-f55
	apart 2 pieces
take forest-f55
	record player2 done
wait 10.7s

# Four of the Pedlar's cards are put away, the fifth lies there still: whether she buys it
# is open.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f44 @R1C1
	record table deal forest-f44 @R1C1
play table deal forest-f09 @R1C2
	record table deal forest-f09 @R1C2
play table deal forest-f49 @R1C3
	record table deal forest-f49 @R1C3
play table deal forest-f05 @R1C4
	record table deal forest-f05 @R1C4
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table deal forest-f53 @R2C1
	record table deal forest-f53 @R2C1
play table deal forest-f54 @R2C2
	record table deal forest-f54 @R2C2
play table deal forest-f10 @R2C3
	record table deal forest-f10 @R2C3
play table deal forest-f26 @R2C4
	record table deal forest-f26 @R2C4
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal forest-f01 @R3C1
	record table deal forest-f01 @R3C1
play table deal forest-f15 @R3C2
	record table deal forest-f15 @R3C2
play table deal forest-f34 @R3C3
	record table deal forest-f34 @R3C3
play table deal forest-f36 @R3C4
	record table deal forest-f36 @R3C4
play table deal forest-f46 @R3C5
	record table deal forest-f46 @R3C5
play table deal potion-p32 @D1
	record table deal potion-p32 @D1
play table deal potion-p21 @D2
	record table deal potion-p21 @D2
play table deal potion-p11 @D3
	record table deal potion-p11 @D3
play table deal potion-p24 @D4
	record table deal potion-p24 @D4
play table deal potion-p34 @D5
	record table deal potion-p34 @D5
play table deal potion-p28 @D6
	record table deal potion-p28 @D6
play player1 place player1-doll-2 @M1C1
	record player1 place player1-doll-2 @M1C1
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p34,forest-f44
	record player1 prepare potion-p34,forest-f44
play player1 done
	record player1 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p21,forest-f53
	record player2 prepare potion-p21,forest-f53
play player2 done
	record player2 done
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal forest-f52 @R2C5
	record table deal forest-f52 @R2C5
play table deal potion-p30 @D2
	record table deal potion-p30 @D2
play table deal potion-p33 @D5
	record table deal potion-p33 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 prepare potion-p11,forest-f49
	record player2 prepare potion-p11,forest-f49
play player2 done
	record player2 done
play table deal forest-f31 @R1C5
	record table deal forest-f31 @R1C5
play table deal potion-p10 @D3
	record table deal potion-p10 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p32,forest-f40
	record player1 prepare potion-p32,forest-f40
play player1 done
	record player1 done
play player1 buy forest-f26 @FOREST-player1
	record player1 buy forest-f26 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f43 @R1C4
	record table deal forest-f43 @R1C4
play table deal forest-f04 @R1C5
	record table deal forest-f04 @R1C5
play table deal forest-f07 @R2C5
	record table deal forest-f07 @R2C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 exchange spell-s6a,potion-p11,potion-p21
	record player2 exchange spell-s6a,potion-p11,potion-p21
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p28,forest-f33,forest-f43
	record player2 prepare potion-p28,forest-f33,forest-f43
play player2 done
	record player2 done
play table deal forest-f37 @R1C5
	record table deal forest-f37 @R1C5
play table deal potion-p19 @D6
	record table deal potion-p19 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p24,forest-f37
	record player2 prepare potion-p24,forest-f37
play player2 done
	record player2 done
play player1 leave forest-f07
	record player1 leave forest-f07
play player1 done
	record player1 done
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 prepare potion-p10,forest-f26,forest-f46
	record player1 prepare potion-p10,forest-f26,forest-f46
play player1 done
	record player1 done
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table deal forest-f45 @R2C5
	record table deal forest-f45 @R2C5
play table deal forest-f18 @R3C5
	record table deal forest-f18 @R3C5
play table deal potion-p05 @D3
	record table deal potion-p05 @D3
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 done
	record player2 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f55 @R2C5
	record table deal forest-f55 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 prepare potion-p02,forest-f19
	record player2 prepare potion-p02,forest-f19
play player2 done
	record player2 done
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 prepare potion-p30,forest-f54,forest-f52
	record player1 prepare potion-p30,forest-f54,forest-f52
play player1 exchange spell-s2a,potion-p30,potion-p34
	record player1 exchange spell-s2a,potion-p30,potion-p34
play player1 done
	record player1 done
play player2 exchange spell-s3a,potion-p02,potion-p28
	record player2 exchange spell-s3a,potion-p02,potion-p28
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 prepare potion-p01,forest-f45
	record player2 prepare potion-p01,forest-f45
play player2 done
	record player2 done
play table deal forest-f41 @R2C3
	record table deal forest-f41 @R2C3
play table deal forest-f24 @R2C4
	record table deal forest-f24 @R2C4
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal potion-p22 @D1
	record table deal potion-p22 @D1
play table deal potion-p36 @D2
	record table deal potion-p36 @D2
play table deal potion-p04 @D4
	record table deal potion-p04 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p33,forest-f41
	record player2 prepare potion-p33,forest-f41
play player2 exchange spell-s5a,potion-p01,potion-p33
	record player2 exchange spell-s5a,potion-p01,potion-p33
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f34 @FOREST-player1
	record player1 buy forest-f34 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f48 @R2C5
	record table deal forest-f48 @R2C5
play table deal forest-f12 @R3C5
	record table deal forest-f12 @R3C5
play table deal potion-p12 @D5
	record table deal potion-p12 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-2
	record player2 cast spell-s6a,player1-doll-2
play player1 yield player1-doll-2 @M2C3
	record player1 yield player1-doll-2 @M2C3
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f29 @SHOW
	record table show forest-f29 @SHOW
play table show forest-f16 @SHOW
	record table show forest-f16 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play table show forest-f39 @SHOW
	record table show forest-f39 @SHOW
play table show forest-f51 @SHOW
	record table show forest-f51 @SHOW
wait 2s
take forest-f29
take forest-f16
take forest-f22
take forest-f39
wait 3s
	hint Not finished yet:
	  expected “Clover, Toad, Toad” (F51) lies on the discard pile
	  seen “Clover, Toad, Toad” (F51) lies with the Pedlar
	apart 4 pieces
lay forest-f29 @DECK2
wait 5s
	hint Not finished yet:
	  expected “Clover, Toad, Toad” (F51) lies on the discard pile
	  seen “Clover, Toad, Toad” (F51) lies with the Pedlar
	apart 4 pieces
lay forest-f51 @FOREST-player2
	apart 5 pieces
wait 4s
	record player2 buy forest-f51 @FOREST-player2

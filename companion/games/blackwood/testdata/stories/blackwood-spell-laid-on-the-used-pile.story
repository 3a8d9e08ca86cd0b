# A Witch lays a new spell on her used pile by mistake, and closes the row up. Nothing shows that she has cast it.
game blackwood
players 3
play table crown cauldron @CAULDRON-player3
	record table crown cauldron @CAULDRON-player3
play table deal forest-f07 @R1C1
	record table deal forest-f07 @R1C1
play table deal forest-f31 @R1C2
	record table deal forest-f31 @R1C2
play table deal forest-f51 @R1C3
	record table deal forest-f51 @R1C3
play table deal forest-f01 @R1C4
	record table deal forest-f01 @R1C4
play table deal forest-f36 @R1C5
	record table deal forest-f36 @R1C5
play table deal forest-f40 @R2C1
	record table deal forest-f40 @R2C1
play table deal forest-f45 @R2C2
	record table deal forest-f45 @R2C2
play table deal forest-f38 @R2C3
	record table deal forest-f38 @R2C3
play table deal forest-f29 @R2C4
	record table deal forest-f29 @R2C4
play table deal forest-f15 @R2C5
	record table deal forest-f15 @R2C5
play table deal forest-f21 @R3C1
	record table deal forest-f21 @R3C1
play table deal forest-f16 @R3C2
	record table deal forest-f16 @R3C2
play table deal forest-f03 @R3C3
	record table deal forest-f03 @R3C3
play table deal forest-f13 @R3C4
	record table deal forest-f13 @R3C4
play table deal forest-f08 @R3C5
	record table deal forest-f08 @R3C5
play table deal forest-f37 @R4C1
	record table deal forest-f37 @R4C1
play table deal forest-f43 @R4C2
	record table deal forest-f43 @R4C2
play table deal forest-f50 @R4C3
	record table deal forest-f50 @R4C3
play table deal forest-f06 @R4C4
	record table deal forest-f06 @R4C4
play table deal forest-f30 @R4C5
	record table deal forest-f30 @R4C5
play table deal potion-p34 @D1
	record table deal potion-p34 @D1
play table deal potion-p24 @D2
	record table deal potion-p24 @D2
play table deal potion-p36 @D3
	record table deal potion-p36 @D3
play table deal potion-p16 @D4
	record table deal potion-p16 @D4
play table deal potion-p29 @D5
	record table deal potion-p29 @D5
play table deal potion-p02 @D6
	record table deal potion-p02 @D6
play player3 place player3-doll-3 @M4C1
	record player3 place player3-doll-3 @M4C1
play player1 place player1-doll-2 @M4C2
	record player1 place player1-doll-2 @M4C2
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player3 buy forest-f37 @FOREST-player3
	record player3 buy forest-f37 @FOREST-player3
play player3 prepare potion-p36,forest-f37
	record player3 prepare potion-p36,forest-f37
play player3 done
	record player3 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p34,forest-f43
	record player1 prepare potion-p34,forest-f43
play player1 done
	record player1 done
play table deal forest-f49 @R4C4
	record table deal forest-f49 @R4C4
play table deal forest-f24 @R4C5
	record table deal forest-f24 @R4C5
play table deal potion-p04 @D1
	record table deal potion-p04 @D1
play table deal potion-p37 @D3
	record table deal potion-p37 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M1C3
	record player3 place player3-doll-3 @M1C3
play player3 done
	record player3 done
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-1 @M4C2
	record player2 place player2-doll-1 @M4C2
	due The Moon Witch stands farthest in column 2, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p24,forest-f38
	record player2 prepare potion-p24,forest-f38
play player2 done
	record player2 done
play player2 buy forest-f06 @FOREST-player2
	record player2 buy forest-f06 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f05 @R2C4
	record table deal forest-f05 @R2C4
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table deal forest-f20 @R4C5
	record table deal forest-f20 @R4C5
play table deal potion-p31 @D2
	record table deal potion-p31 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play player3 place player3-doll-1 @M4C3
	record player3 place player3-doll-1 @M4C3
play player3 done
	record player3 done
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 buy forest-f51 @FOREST-player3
	record player3 buy forest-f51 @FOREST-player3
play player3 prepare potion-p02,forest-f51
	record player3 prepare potion-p02,forest-f51
play player3 done
	record player3 done
play player1 buy forest-f15 @FOREST-player1
	record player1 buy forest-f15 @FOREST-player1
play player1 prepare potion-p31,forest-f45,forest-f15
	record player1 prepare potion-p31,forest-f45,forest-f15
play player1 done
	record player1 done
play player3 buy forest-f49 @FOREST-player3
	record player3 buy forest-f49 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f11 @R1C5
	record table deal forest-f11 @R1C5
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal forest-f27 @R4C5
	record table deal forest-f27 @R4C5
play table deal potion-p35 @D2
	record table deal potion-p35 @D2
play table deal potion-p15 @D6
	record table deal potion-p15 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M2C5
	record player3 place player3-doll-3 @M2C5
play player3 done
	record player3 done
play player1 place player1-doll-1 @M4C4
	record player1 place player1-doll-1 @M4C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f36 @FOREST-player2
	record player2 buy forest-f36 @FOREST-player2
play player2 prepare potion-p35,forest-f06,forest-f36
	record player2 prepare potion-p35,forest-f06,forest-f36
play player2 done
	record player2 done
play player2 exchange spell-s2a,potion-p24,potion-p35
	record player2 exchange spell-s2a,potion-p24,potion-p35
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p16,forest-f41
	record player2 prepare potion-p16,forest-f41
play player2 done
	record player2 done
play player3 exchange spell-s5a,potion-p02,potion-p36
	record player3 exchange spell-s5a,potion-p02,potion-p36
play player3 buy forest-f22 @FOREST-player3
	record player3 buy forest-f22 @FOREST-player3
play player3 prepare potion-p37,forest-f49,forest-f22
	record player3 prepare potion-p37,forest-f49,forest-f22
play player3 cast spell-s5a
	record player3 cast spell-s5a
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play table show forest-f35 @SHOW
	record table show forest-f35 @SHOW
play table show forest-f28 @SHOW
	record table show forest-f28 @SHOW
play table show forest-f26 @SHOW
	record table show forest-f26 @SHOW
play table show forest-f25 @SHOW
	record table show forest-f25 @SHOW
play player3 buy forest-f35 @FOREST-player3
	record player3 buy forest-f35 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f46 @R1C5
	record table deal forest-f46 @R1C5
play table deal forest-f18 @R2C4
	record table deal forest-f18 @R2C4
play table deal forest-f53 @R2C5
	record table deal forest-f53 @R2C5
play table deal forest-f47 @R4C5
	record table deal forest-f47 @R4C5
play table deal potion-p01 @D2
	record table deal potion-p01 @D2
play table deal potion-p38 @D3
	record table deal potion-p38 @D3
play table deal potion-p19 @D4
	record table deal potion-p19 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M4C5
	record player2 place player2-doll-3 @M4C5
play player2 done
	record player2 done
play player3 place player3-doll-1 @M1C5
	record player3 place player3-doll-1 @M1C5
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 5, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f46 @FOREST-player3
	record player3 buy forest-f46 @FOREST-player3
play player3 prepare potion-p38,forest-f35,forest-f46
	record player3 prepare potion-p38,forest-f35,forest-f46
play player3 done
	record player3 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 prepare potion-p04,forest-f20,forest-f53
	record player1 prepare potion-p04,forest-f20,forest-f53
play player1 done
	record player1 done
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal forest-f04 @R4C5
	record table deal forest-f04 @R4C5
play table deal potion-p27 @D1
	record table deal potion-p27 @D1
play table deal potion-p26 @D3
	record table deal potion-p26 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M4C1
	record player2 place player2-doll-3 @M4C1
play player2 done
	record player2 done
play player3 cast spell-s5a
	record player3 cast spell-s5a
play table show forest-f55 @SHOW
	record table show forest-f55 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play table show forest-f23 @SHOW
	record table show forest-f23 @SHOW
play table show forest-f14 @SHOW
	record table show forest-f14 @SHOW
play table show forest-f44 @SHOW
	record table show forest-f44 @SHOW
play player3 buy forest-f52 @FOREST-player3
	record player3 buy forest-f52 @FOREST-player3
play player3 place player3-doll-1 @M3C1
	record player3 place player3-doll-1 @M3C1
play player3 done
	record player3 done
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 exchange spell-s5b,potion-p04,potion-p34
	record player1 exchange spell-s5b,potion-p04,potion-p34
play player1 done
	record player1 done
play player1 cast spell-s5b
	record player1 cast spell-s5b
play table show forest-f32 @SHOW
	record table show forest-f32 @SHOW
play table show forest-f33 @SHOW
	record table show forest-f33 @SHOW
play table show forest-f09 @SHOW
	record table show forest-f09 @SHOW
play table show forest-f19 @SHOW
	record table show forest-f19 @SHOW
play table show forest-f54 @SHOW
	record table show forest-f54 @SHOW
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 leave forest-f40
	record player1 leave forest-f40
play player1 done
	record player1 done
play player3 buy forest-f21 @FOREST-player3
	record player3 buy forest-f21 @FOREST-player3
play player3 prepare potion-p19,forest-f52,forest-f21
	record player3 prepare potion-p19,forest-f52,forest-f21
take potion-p19
take potion-p38
lay spell-s4b on spell-s5a
wait 3s
	record player3 exchange spell-s4a,potion-p19,potion-p38
	record player3 cast spell-s4a
lay forest-f16 @R3C1
lay forest-f03 @R3C2
lay forest-f13 @R3C3
	apart 3 pieces
lay forest-f08 @R3C4
	apart 4 pieces
wait 8s
	revoke player3 cast spell-s4a
	record player3 done
	hint Do not forget:
	  expected “Crossed Paths” (S4a) lies among the spells of the Flame Witch
	  seen “Crossed Paths” (S4a) lies on the used pile of the Flame Witch
lay spell-s4b @SPELLS-player3
wait 5s

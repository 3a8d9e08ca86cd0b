# An expedition ends and its spells are turned back, one of them after a while in a hand: what the
# last Witch exchanged before the forest was dealt was not exchanged in the next expedition.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f49 @R1C1
	record table deal forest-f49 @R1C1
play table deal forest-f23 @R1C2
	record table deal forest-f23 @R1C2
play table deal forest-f37 @R1C3
	record table deal forest-f37 @R1C3
play table deal forest-f02 @R1C4
	record table deal forest-f02 @R1C4
play table deal forest-f22 @R1C5
	record table deal forest-f22 @R1C5
play table deal forest-f07 @R2C1
	record table deal forest-f07 @R2C1
play table deal forest-f54 @R2C2
	record table deal forest-f54 @R2C2
play table deal forest-f19 @R2C3
	record table deal forest-f19 @R2C3
play table deal forest-f25 @R2C4
	record table deal forest-f25 @R2C4
play table deal forest-f12 @R2C5
	record table deal forest-f12 @R2C5
play table deal forest-f43 @R3C1
	record table deal forest-f43 @R3C1
play table deal forest-f01 @R3C2
	record table deal forest-f01 @R3C2
play table deal forest-f55 @R3C3
	record table deal forest-f55 @R3C3
play table deal forest-f13 @R3C4
	record table deal forest-f13 @R3C4
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table deal potion-p17 @D1
	record table deal potion-p17 @D1
play table deal potion-p37 @D2
	record table deal potion-p37 @D2
play table deal potion-p18 @D3
	record table deal potion-p18 @D3
play table deal potion-p03 @D4
	record table deal potion-p03 @D4
play table deal potion-p29 @D5
	record table deal potion-p29 @D5
play table deal potion-p06 @D6
	record table deal potion-p06 @D6
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p06,forest-f43
	record player2 prepare potion-p06,forest-f43
play player2 done
	record player2 done
play table deal forest-f20 @R1C5
	record table deal forest-f20 @R1C5
play table deal forest-f34 @R3C5
	record table deal forest-f34 @R3C5
play table deal potion-p21 @D6
	record table deal potion-p21 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
	due The Star Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 prepare potion-p18,forest-f49,forest-f54
	record player1 prepare potion-p18,forest-f49,forest-f54
play player1 done
	record player1 done
play table deal forest-f28 @R1C5
	record table deal forest-f28 @R1C5
play table deal forest-f24 @R2C5
	record table deal forest-f24 @R2C5
play table deal potion-p07 @D3
	record table deal potion-p07 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f13 @FOREST-player2
	record player2 buy forest-f13 @FOREST-player2
play player2 prepare potion-p17,forest-f37,forest-f13
	record player2 prepare potion-p17,forest-f37,forest-f13
play player2 done
	record player2 done
play table deal forest-f48 @R2C5
	record table deal forest-f48 @R2C5
play table deal forest-f53 @R3C5
	record table deal forest-f53 @R3C5
play table deal potion-p08 @D1
	record table deal potion-p08 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 exchange spell-s1a,potion-p06,potion-p17
	record player2 exchange spell-s1a,potion-p06,potion-p17
play player2 done
	record player2 done
play table deal forest-f31 @R1C5
	record table deal forest-f31 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
play player1 leave forest-f31
	record player1 leave forest-f31
play player1 done
	record player1 done
play player1 buy forest-f48 @FOREST-player1
	record player1 buy forest-f48 @FOREST-player1
play player1 prepare potion-p03,forest-f25,forest-f48
	record player1 prepare potion-p03,forest-f25,forest-f48
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
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal forest-f44 @R3C5
	record table deal forest-f44 @R3C5
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table deal potion-p36 @D6
	record table deal potion-p36 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 cast spell-s1a
	record player2 cast spell-s1a
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f04 @R1C5
	record table deal forest-f04 @R1C5
play table deal forest-f30 @R3C5
	record table deal forest-f30 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 prepare potion-p37,forest-f23,forest-f22
	record player2 prepare potion-p37,forest-f23,forest-f22
play player2 done
	record player2 done
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 prepare potion-p02,forest-f19
	record player2 prepare potion-p02,forest-f19
play player2 done
	record player2 done
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table deal potion-p34 @D2
	record table deal potion-p34 @D2
play table deal potion-p22 @D4
	record table deal potion-p22 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 exchange spell-s5a,potion-p02,potion-p37
	record player2 exchange spell-s5a,potion-p02,potion-p37
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play table show forest-f38 @SHOW
	record table show forest-f38 @SHOW
play table show forest-f41 @SHOW
	record table show forest-f41 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play table show forest-f06 @SHOW
	record table show forest-f06 @SHOW
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 sell potion-p03
	record player1 sell potion-p03
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p08,forest-f01,forest-f40
	record player1 prepare potion-p08,forest-f01,forest-f40
play player1 done
	record player1 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 done
	record player1 done
play player2 prepare potion-p36,forest-f38
	record player2 prepare potion-p36,forest-f38
play player2 exchange spell-s2a,potion-p21,potion-p36
	record player2 exchange spell-s2a,potion-p21,potion-p36
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f33 @R1C5
	record table deal forest-f33 @R1C5
play table deal forest-f09 @R2C4
	record table deal forest-f09 @R2C4
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal potion-p16 @D1
	record table deal potion-p16 @D1
play table deal potion-p13 @D6
	record table deal potion-p13 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
	due The Moon Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p13,forest-f24,forest-f17
	record player1 prepare potion-p13,forest-f24,forest-f17
play player1 done
	record player1 done
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 prepare potion-p07,forest-f39,forest-f09
	record player2 prepare potion-p07,forest-f39,forest-f09
play player2 done
	record player2 done
play table deal forest-f29 @R1C5
	record table deal forest-f29 @R1C5
play table deal forest-f46 @R2C5
	record table deal forest-f46 @R2C5
play table deal potion-p28 @D3
	record table deal potion-p28 @D3
play table deal potion-p15 @D6
	record table deal potion-p15 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f29 @FOREST-player1
	record player1 buy forest-f29 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 prepare potion-p22,forest-f46
	record player2 prepare potion-p22,forest-f46
play player2 exchange spell-s3a,potion-p07,potion-p22
	record player2 exchange spell-s3a,potion-p07,potion-p22
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f51 @R2C5
	record table deal forest-f51 @R2C5
play table deal potion-p11 @D4
	record table deal potion-p11 @D4
lay forest-f29 @DECK2
take spell-s1a
wait 2.3s
	record table advance forest-tracker
lay spell-s1a @SPELLS-player2
lay spell-s2a @POTIONS-player2
wait 2s
	record player2 cast spell-s5a
lay spell-s2a @SPELLS-player2
lay spell-s5a @SPELLS-player2
lay forest-tracker @T1
lay expedition-tracker @X3
	revoke player2 cast spell-s5a
	revoke table advance forest-tracker
	record table advance forest-tracker
wait 18.1s
	hint Joker of the Moon Witch is out of sight: lay it face up among the spells, or on the used pile if it was cast.

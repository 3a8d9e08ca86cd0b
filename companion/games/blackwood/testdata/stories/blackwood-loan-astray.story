# A token of Fagus comes onto a card after a potion whose price would pay a loan back.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f05 @R1C1
	record table deal forest-f05 @R1C1
play table deal forest-f54 @R1C2
	record table deal forest-f54 @R1C2
play table deal forest-f37 @R1C3
	record table deal forest-f37 @R1C3
play table deal forest-f42 @R1C4
	record table deal forest-f42 @R1C4
play table deal forest-f10 @R1C5
	record table deal forest-f10 @R1C5
play table deal forest-f39 @R2C1
	record table deal forest-f39 @R2C1
play table deal forest-f36 @R2C2
	record table deal forest-f36 @R2C2
play table deal forest-f41 @R2C3
	record table deal forest-f41 @R2C3
play table deal forest-f47 @R2C4
	record table deal forest-f47 @R2C4
play table deal forest-f44 @R2C5
	record table deal forest-f44 @R2C5
play table deal forest-f16 @R3C1
	record table deal forest-f16 @R3C1
play table deal forest-f43 @R3C2
	record table deal forest-f43 @R3C2
play table deal forest-f49 @R3C3
	record table deal forest-f49 @R3C3
play table deal forest-f55 @R3C4
	record table deal forest-f55 @R3C4
play table deal forest-f07 @R3C5
	record table deal forest-f07 @R3C5
play table deal potion-p13 @D1
	record table deal potion-p13 @D1
play table deal potion-p30 @D2
	record table deal potion-p30 @D2
play table deal potion-p38 @D3
	record table deal potion-p38 @D3
play table deal potion-p24 @D4
	record table deal potion-p24 @D4
play table deal potion-p31 @D5
	record table deal potion-p31 @D5
play table deal potion-p39 @D6
	record table deal potion-p39 @D6
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p31,forest-f39
	record player1 prepare potion-p31,forest-f39
play player1 done
	record player1 done
play table deal forest-f38 @R2C5
	record table deal forest-f38 @R2C5
play table deal potion-p15 @D5
	record table deal potion-p15 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p38,forest-f54,forest-f37
	record player2 prepare potion-p38,forest-f54,forest-f37
play player2 done
	record player2 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f04 @R1C4
	record table deal forest-f04 @R1C4
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal potion-p20 @D3
	record table deal potion-p20 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 prepare potion-p30,forest-f41,forest-f49
	record player1 prepare potion-p30,forest-f41,forest-f49
play player1 done
	record player1 done
play table deal forest-f33 @R3C5
	record table deal forest-f33 @R3C5
play table deal potion-p04 @D2
	record table deal potion-p04 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 exchange spell-s2a,potion-p30,potion-p31
	record player1 exchange spell-s2a,potion-p30,potion-p31
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player2 done
	record player2 done
play player2 buy forest-f04 @FOREST-player2
	record player2 buy forest-f04 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p13,forest-f38
	record player2 prepare potion-p13,forest-f38
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f07 @FOREST-player1
	record player1 buy forest-f07 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f51 @R1C5
	record table deal forest-f51 @R1C5
play table deal forest-f17 @R2C5
	record table deal forest-f17 @R2C5
play table deal forest-f19 @R3C5
	record table deal forest-f19 @R3C5
play table deal potion-p29 @D1
	record table deal potion-p29 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play player2 buy forest-f17 @FOREST-player2
	record player2 buy forest-f17 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 prepare potion-p24,forest-f07,forest-f19
	record player1 prepare potion-p24,forest-f07,forest-f19
play player1 done
	record player1 done
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table deal forest-f30 @R3C5
	record table deal forest-f30 @R3C5
play table deal potion-p10 @D4
	record table deal potion-p10 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player2 done
	record player2 done
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C3
	record player2 place player2-doll-2 @M2C3
play player2 done
	record player2 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p04,forest-f42
	record player1 prepare potion-p04,forest-f42
play player1 done
	record player1 done
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p10,forest-f47,forest-f44
	record player2 prepare potion-p10,forest-f47,forest-f44
play player2 exchange spell-s4a,potion-p13,potion-p38
	record player2 exchange spell-s4a,potion-p13,potion-p38
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 exchange spell-s3a,potion-p04,potion-p24
	record player1 exchange spell-s3a,potion-p04,potion-p24
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p15,forest-f43
	record player1 prepare potion-p15,forest-f43
play player1 done
	record player1 done
play table deal forest-f09 @R1C5
	record table deal forest-f09 @R1C5
play table deal forest-f24 @R2C4
	record table deal forest-f24 @R2C4
play table deal forest-f06 @R2C5
	record table deal forest-f06 @R2C5
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table deal potion-p25 @D2
	record table deal potion-p25 @D2
play table deal potion-p26 @D4
	record table deal potion-p26 @D4
play table deal potion-p03 @D5
	record table deal potion-p03 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C4
	record player1 place player1-doll-1 @M1C4
play player1 done
	record player1 done
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f56
	record player2 swap forest-f56
play player2 swap forest-f56,forest-f12
	record player2 swap forest-f56,forest-f12
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 prepare potion-p25,forest-f51
	record player1 prepare potion-p25,forest-f51
play player1 done
	record player1 done
play table deal forest-f40 @R1C4
	record table deal forest-f40 @R1C4
play table deal forest-f21 @R1C5
	record table deal forest-f21 @R1C5
play table deal potion-p01 @D2
	record table deal potion-p01 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 sell potion-p10
	record player2 sell potion-p10
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p29,forest-f56,forest-f40
	record player2 prepare potion-p29,forest-f56,forest-f40
play player2 done
	record player2 done
play player1 exchange spell-s6a,potion-p15,potion-p25
	record player1 exchange spell-s6a,potion-p15,potion-p25
play player1 buy forest-f30 @FOREST-player1
	record player1 buy forest-f30 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f02 @R1C5
	record table deal forest-f02 @R1C5
play table deal forest-f18 @R3C5
	record table deal forest-f18 @R3C5
play table deal potion-p32 @D1
	record table deal potion-p32 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f06 @FOREST-player1
	record player1 buy forest-f06 @FOREST-player1
play player1 prepare potion-p01,forest-f30,forest-f06
	record player1 prepare potion-p01,forest-f30,forest-f06
play player1 done
	record player1 done
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f01 @R2C5
	record table deal forest-f01 @R2C5
play table deal forest-f50 @R3C5
	record table deal forest-f50 @R3C5
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s4a
	record player2 cast spell-s4a
play player2 swap forest-f55
	record player2 swap forest-f55
play player2 swap forest-f55,forest-f36
	record player2 swap forest-f55,forest-f36
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player2 done
	record player2 done
play player1 cast spell-s6a,player2-doll-1
	record player1 cast spell-s6a,player2-doll-1
play player2 yield player2-doll-1 @M3C3
	record player2 yield player2-doll-1 @M3C3
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f05 @FOREST-player1
	record player1 buy forest-f05 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p32,forest-f05
	record player1 prepare potion-p32,forest-f05
play player1 done
	record player1 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f48 @R1C5
	record table deal forest-f48 @R1C5
play table deal forest-f52 @R2C5
	record table deal forest-f52 @R2C5
play table deal potion-p05 @D1
	record table deal potion-p05 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 prepare potion-p26,forest-f55,forest-f21
	record player1 prepare potion-p26,forest-f55,forest-f21
play player1 done
	record player1 done
play table deal forest-f28 @R1C4
	record table deal forest-f28 @R1C4
play table deal forest-f26 @R1C5
	record table deal forest-f26 @R1C5
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C3
	record player2 place player2-doll-2 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
play player2 buy forest-f48 @FOREST-player2
	record player2 buy forest-f48 @FOREST-player2
play player2 prepare potion-p02,forest-f09,forest-f48
	record player2 prepare potion-p02,forest-f09,forest-f48
play player2 done
	record player2 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f32 @R1C5
	record table deal forest-f32 @R1C5
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal forest-f34 @R3C5
	record table deal forest-f34 @R3C5
play table deal potion-p19 @D4
	record table deal potion-p19 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
take forest-f33
lay forest-f26 @DECK2
lay potion-p19 @POTIONS-player2
	record player2 prepare potion-p19,forest-f33,forest-f26
wait 3s
lay fagus-6 @M2C1
wait 6s
	apart 1 pieces
	hint Fagus Bok does not belong where it lies: take it away.
take fagus-6
wait 2s

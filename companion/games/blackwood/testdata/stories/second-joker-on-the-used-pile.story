game blackwood
players 3
play table crown cauldron @CAULDRON-player3
	record table crown cauldron @CAULDRON-player3
play table deal forest-f05 @R1C1
	record table deal forest-f05 @R1C1
play table deal forest-f09 @R1C2
	record table deal forest-f09 @R1C2
play table deal forest-f43 @R1C3
	record table deal forest-f43 @R1C3
play table deal forest-f06 @R1C4
	record table deal forest-f06 @R1C4
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f39 @R2C1
	record table deal forest-f39 @R2C1
play table deal forest-f14 @R2C2
	record table deal forest-f14 @R2C2
play table deal forest-f36 @R2C3
	record table deal forest-f36 @R2C3
play table deal forest-f53 @R2C4
	record table deal forest-f53 @R2C4
play table deal forest-f03 @R2C5
	record table deal forest-f03 @R2C5
play table deal forest-f56 @R3C1
	record table deal forest-f56 @R3C1
play table deal forest-f28 @R3C2
	record table deal forest-f28 @R3C2
play table deal forest-f45 @R3C3
	record table deal forest-f45 @R3C3
play table deal forest-f12 @R3C4
	record table deal forest-f12 @R3C4
play table deal forest-f01 @R3C5
	record table deal forest-f01 @R3C5
play table deal forest-f10 @R4C1
	record table deal forest-f10 @R4C1
play table deal forest-f44 @R4C2
	record table deal forest-f44 @R4C2
play table deal forest-f04 @R4C3
	record table deal forest-f04 @R4C3
play table deal forest-f11 @R4C4
	record table deal forest-f11 @R4C4
play table deal forest-f50 @R4C5
	record table deal forest-f50 @R4C5
play table deal potion-p29 @D1
	record table deal potion-p29 @D1
play table deal potion-p22 @D2
	record table deal potion-p22 @D2
play table deal potion-p24 @D3
	record table deal potion-p24 @D3
play table deal potion-p38 @D4
	record table deal potion-p38 @D4
play table deal potion-p21 @D5
	record table deal potion-p21 @D5
play table deal potion-p13 @D6
	record table deal potion-p13 @D6
play player3 place player3-doll-2 @M3C1
	record player3 place player3-doll-2 @M3C1
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f56 @FOREST-player3
	record player3 buy forest-f56 @FOREST-player3
play player3 prepare potion-p21,forest-f56
	record player3 prepare potion-p21,forest-f56
play player3 done
	record player3 done
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f02 @R2C5
	record table deal forest-f02 @R2C5
play table deal forest-f41 @R3C4
	record table deal forest-f41 @R3C4
play table deal forest-f08 @R3C5
	record table deal forest-f08 @R3C5
play table deal potion-p35 @D5
	record table deal potion-p35 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M2C2
	record player3 place player3-doll-3 @M2C2
play player3 done
	record player3 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player2 place player2-doll-1 @M4C2
	record player2 place player2-doll-1 @M4C2
	due The Moon Witch stands farthest in column 2, in row 4, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player3 buy forest-f36 @FOREST-player3
	record player3 buy forest-f36 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p29,forest-f39,forest-f44
	record player2 prepare potion-p29,forest-f39,forest-f44
play player2 done
	record player2 done
play table deal forest-f52 @R2C5
	record table deal forest-f52 @R2C5
play table deal forest-f21 @R4C5
	record table deal forest-f21 @R4C5
play table deal potion-p10 @D1
	record table deal potion-p10 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
play player3 place player3-doll-3 @M1C4
	record player3 place player3-doll-3 @M1C4
play player3 done
	record player3 done
play player1 place player1-doll-2 @M4C5
	record player1 place player1-doll-2 @M4C5
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f06 @FOREST-player3
	record player3 buy forest-f06 @FOREST-player3
play player3 prepare potion-p35,forest-f36,forest-f06
	record player3 prepare potion-p35,forest-f36,forest-f06
play player3 done
	record player3 done
play table deal forest-f47 @R1C4
	record table deal forest-f47 @R1C4
play table deal forest-f17 @R1C5
	record table deal forest-f17 @R1C5
play table deal potion-p20 @D5
	record table deal potion-p20 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C4
	record player2 place player2-doll-1 @M1C4
play player2 done
	record player2 done
play player3 exchange spell-s2a,potion-p21,potion-p35
	record player3 exchange spell-s2a,potion-p21,potion-p35
play player3 place player3-doll-2 @M4C4
	record player3 place player3-doll-2 @M4C4
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
	due The Flame Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 prepare potion-p10,forest-f43,forest-f47
	record player2 prepare potion-p10,forest-f43,forest-f47
play player2 exchange spell-s3a,potion-p10,potion-p29
	record player2 exchange spell-s3a,potion-p10,potion-p29
play player2 done
	record player2 done
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p13,forest-f28,forest-f17
	record player1 prepare potion-p13,forest-f28,forest-f17
play player1 done
	record player1 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p22,forest-f41
	record player1 prepare potion-p22,forest-f41
play player1 done
	record player1 done
play player3 cast spell-s2a
	record player3 cast spell-s2a
play player3 buy forest-f50 @FOREST-player3
	record player3 buy forest-f50 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f07 @R1C4
	record table deal forest-f07 @R1C4
play table deal forest-f22 @R1C5
	record table deal forest-f22 @R1C5
play table deal forest-f29 @R3C5
	record table deal forest-f29 @R3C5
play table deal forest-f38 @R4C4
	record table deal forest-f38 @R4C4
play table deal forest-f51 @R4C5
	record table deal forest-f51 @R4C5
play table deal potion-p19 @D1
	record table deal potion-p19 @D1
play table deal potion-p26 @D2
	record table deal potion-p26 @D2
play table deal potion-p37 @D6
	record table deal potion-p37 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M4C5
	record player3 place player3-doll-1 @M4C5
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 exchange spell-s6a,potion-p13,potion-p22
	record player1 exchange spell-s6a,potion-p13,potion-p22
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p26,forest-f22
	record player2 prepare potion-p26,forest-f22
play player2 done
	record player2 done
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 prepare potion-p19,forest-f21,forest-f52
	record player1 prepare potion-p19,forest-f21,forest-f52
play player1 done
	record player1 done
play player3 buy forest-f51 @FOREST-player3
	record player3 buy forest-f51 @FOREST-player3
play player3 prepare potion-p20,forest-f50,forest-f51
	record player3 prepare potion-p20,forest-f50,forest-f51
play player3 done
	record player3 done
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal forest-f37 @R4C5
	record table deal forest-f37 @R4C5
play table deal potion-p32 @D1
	record table deal potion-p32 @D1
play table deal potion-p09 @D2
	record table deal potion-p09 @D2
play table deal potion-p04 @D5
	record table deal potion-p04 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M3C1
	record player3 place player3-doll-1 @M3C1
play player3 done
	record player3 done
play player1 place player1-doll-2 @M4C4
	record player1 place player1-doll-2 @M4C4
play player1 done
	record player1 done
play player2 place player2-doll-3 @M4C5
	record player2 place player2-doll-3 @M4C5
play player2 done
	record player2 done
play player3 cast spell-s2a
	record player3 cast spell-s2a
play player3 buy forest-f45 @FOREST-player3
	record player3 buy forest-f45 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-3 @M2C2
	record player3 place player3-doll-3 @M2C2
play player3 done
	record player3 done
play player1 cast spell-s6a,player2-doll-3
	record player1 cast spell-s6a,player2-doll-3
play player2 yield player2-doll-3 @M2C1
	record player2 yield player2-doll-3 @M2C1
play player1 place player1-doll-3 @M4C5
	record player1 place player1-doll-3 @M4C5
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f09 @FOREST-player1
	record player1 buy forest-f09 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f53 @FOREST-player3
	record player3 buy forest-f53 @FOREST-player3
play player3 prepare potion-p37,forest-f45,forest-f53
	record player3 prepare potion-p37,forest-f45,forest-f53
play player3 done
	record player3 done
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal forest-f18 @R2C5
	record table deal forest-f18 @R2C5
play table deal forest-f35 @R3C5
	record table deal forest-f35 @R3C5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player3 exchange spell-s4a,potion-p20,potion-p37
	record player3 exchange spell-s4a,potion-p20,potion-p37
play player3 cast spell-s4a
	record player3 cast spell-s4a
play player3 swap forest-f40
	record player3 swap forest-f40
play player3 swap forest-f40,forest-f11
	record player3 swap forest-f40,forest-f11
play player3 place player3-doll-2 @M4C3
	record player3 place player3-doll-2 @M4C3
play player1 place player1-doll-1 @M2C3
	record player1 place player1-doll-1 @M2C3
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f40 @FOREST-player3
	record player3 buy forest-f40 @FOREST-player3
play player3 prepare potion-p32,forest-f40
	record player3 prepare potion-p32,forest-f40
play player3 done
	record player3 done
play player1 leave forest-f38
	record player1 leave forest-f38
play player1 done
	record player1 done
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 prepare potion-p24,forest-f37
	record player1 prepare potion-p24,forest-f37
play player1 done
	record player1 done
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal forest-f48 @R4C3
	record table deal forest-f48 @R4C3
play table deal forest-f16 @R4C4
	record table deal forest-f16 @R4C4
play table deal forest-f13 @R4C5
	record table deal forest-f13 @R4C5
play table deal potion-p02 @D1
	record table deal potion-p02 @D1
play table deal potion-p07 @D3
	record table deal potion-p07 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M2C5
	record player3 place player3-doll-2 @M2C5
play player3 done
	record player3 done
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M4C4
	record player2 place player2-doll-1 @M4C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p02,forest-f01
	record player2 prepare potion-p02,forest-f01
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 exchange spell-s3b,potion-p02,potion-p26
	record player2 exchange spell-s3b,potion-p02,potion-p26
lay spell-s3a @USED-player2
wait 15.6s
lay spell-s3a @SPELLS-player2
lay spell-s3b @USED-player2
wait 2s
lay spell-s3a @USED-player2
wait 4s
	ask Does the Moon Witch cast Joker?
	- Yes
	- We put it back
take forest-f24
wait 2.3s
	apart 1 pieces
lay forest-f24 @DECK2
take potion-p12
	apart 2 pieces
wait 2.3s
lay potion-p12 @POTIONS-player2
	record player2 cast spell-s3b
	record player2 prepare potion-p12,forest-f24
wait 22.7s

game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f14 @R1C1
	record table deal forest-f14 @R1C1
play table deal forest-f11 @R1C2
	record table deal forest-f11 @R1C2
play table deal forest-f55 @R1C3
	record table deal forest-f55 @R1C3
play table deal forest-f23 @R1C4
	record table deal forest-f23 @R1C4
play table deal forest-f09 @R1C5
	record table deal forest-f09 @R1C5
play table deal forest-f28 @R2C1
	record table deal forest-f28 @R2C1
play table deal forest-f34 @R2C2
	record table deal forest-f34 @R2C2
play table deal forest-f22 @R2C3
	record table deal forest-f22 @R2C3
play table deal forest-f41 @R2C4
	record table deal forest-f41 @R2C4
play table deal forest-f21 @R2C5
	record table deal forest-f21 @R2C5
play table deal forest-f30 @R3C1
	record table deal forest-f30 @R3C1
play table deal forest-f13 @R3C2
	record table deal forest-f13 @R3C2
play table deal forest-f38 @R3C3
	record table deal forest-f38 @R3C3
play table deal forest-f49 @R3C4
	record table deal forest-f49 @R3C4
play table deal forest-f53 @R3C5
	record table deal forest-f53 @R3C5
play table deal potion-p23 @D1
	record table deal potion-p23 @D1
play table deal potion-p24 @D2
	record table deal potion-p24 @D2
play table deal potion-p39 @D3
	record table deal potion-p39 @D3
play table deal potion-p25 @D4
	record table deal potion-p25 @D4
play table deal potion-p16 @D5
	record table deal potion-p16 @D5
play table deal potion-p17 @D6
	record table deal potion-p17 @D6
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f30 @FOREST-player1
	record player1 buy forest-f30 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f12 @R3C5
	record table deal forest-f12 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player2 place player2-doll-1 @M2C4
	record player2 place player2-doll-1 @M2C4
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f38 @FOREST-player2
	record player2 buy forest-f38 @FOREST-player2
play player2 prepare potion-p24,forest-f38
	record player2 prepare potion-p24,forest-f38
play player2 done
	record player2 done
play table deal forest-f05 @R3C5
	record table deal forest-f05 @R3C5
play table deal potion-p20 @D2
	record table deal potion-p20 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 prepare potion-p39,forest-f30,forest-f55
	record player1 prepare potion-p39,forest-f30,forest-f55
play player1 done
	record player1 done
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f41 @FOREST-player2
	record player2 buy forest-f41 @FOREST-player2
play player2 prepare potion-p16,forest-f41
	record player2 prepare potion-p16,forest-f41
play player2 done
	record player2 done
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f50 @R1C5
	record table deal forest-f50 @R1C5
play table deal forest-f31 @R2C4
	record table deal forest-f31 @R2C4
play table deal forest-f46 @R2C5
	record table deal forest-f46 @R2C5
play table deal forest-f02 @R3C5
	record table deal forest-f02 @R3C5
play table deal potion-p31 @D3
	record table deal potion-p31 @D3
play table deal potion-p03 @D5
	record table deal potion-p03 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 done
	record player1 done
play player2 exchange spell-s6a,potion-p16,potion-p24
	record player2 exchange spell-s6a,potion-p16,potion-p24
play player2 cast spell-s6a,player1-doll-2
	record player2 cast spell-s6a,player1-doll-2
play player1 yield player1-doll-2 @M1C3
	record player1 yield player1-doll-2 @M1C3
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 prepare potion-p31,forest-f22
	record player2 prepare potion-p31,forest-f22
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play player2 done
	record player2 done
play player2 leave forest-f05
	record player2 leave forest-f05
play player2 done
	record player2 done
play table deal forest-f16 @R2C5
	record table deal forest-f16 @R2C5
play table deal forest-f56 @R3C5
	record table deal forest-f56 @R3C5
play table deal potion-p30 @D3
	record table deal potion-p30 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 prepare potion-p23,forest-f53,forest-f50
	record player1 prepare potion-p23,forest-f53,forest-f50
play player1 done
	record player1 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f32 @R1C5
	record table deal forest-f32 @R1C5
play table deal forest-f36 @R3C5
	record table deal forest-f36 @R3C5
play table deal potion-p09 @D1
	record table deal potion-p09 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s6a,player1-doll-2
	record player2 cast spell-s6a,player1-doll-2
play player1 yield player1-doll-2 @M2C2
	record player1 yield player1-doll-2 @M2C2
play player2 place player2-doll-2 @M3C2
	record player2 place player2-doll-2 @M3C2
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f28 @FOREST-player1
	record player1 buy forest-f28 @FOREST-player1
play player1 exchange spell-s2a,potion-p23,potion-p39
	record player1 exchange spell-s2a,potion-p23,potion-p39
play player1 done
	record player1 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f34 @FOREST-player1
	record player1 buy forest-f34 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f25 @R2C4
	record table deal forest-f25 @R2C4
play table deal forest-f52 @R2C5
	record table deal forest-f52 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f11 @FOREST-player2
	record player2 buy forest-f11 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play player1 leave forest-f46
	record player1 leave forest-f46
play player1 done
	record player1 done
play player2 leave forest-f49
	record player2 leave forest-f49
play player2 done
	record player2 done
play table deal forest-f01 @R1C4
	record table deal forest-f01 @R1C4
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C3
	record player1 place player1-doll-3 @M3C3
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 prepare potion-p25,forest-f34,forest-f02
	record player1 prepare potion-p25,forest-f34,forest-f02
play player1 done
	record player1 done
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 done
	record player2 done
play player2 loan fagus-1 @FAGUS-player2
	record player2 loan fagus-1 @FAGUS-player2
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 prepare potion-p30,forest-f11,forest-f23,forest-f54
	record player2 prepare potion-p30,forest-f11,forest-f23,forest-f54
play player2 done
	record player2 done
play table deal forest-f17 @R1C4
	record table deal forest-f17 @R1C4
play table deal forest-f51 @R1C5
	record table deal forest-f51 @R1C5
play table deal potion-p38 @D3
	record table deal potion-p38 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 prepare potion-p08,forest-f28,forest-f45
	record player1 prepare potion-p08,forest-f28,forest-f45
play player1 done
	record player1 done
play table deal forest-f35 @R1C5
	record table deal forest-f35 @R1C5
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal forest-f43 @R3C5
	record table deal forest-f43 @R3C5
play table deal potion-p36 @D4
	record table deal potion-p36 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-1
	record player2 cast spell-s6a,player1-doll-1
play player1 yield player1-doll-1 @M2C4
	record player1 yield player1-doll-1 @M2C4
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play player2 place player2-doll-2 @M2C5
	record player2 place player2-doll-2 @M2C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f48 @R2C5
	record table deal forest-f48 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
lay forest-f25 @FOREST-player2
wait 2s
	record player1 done
	record player2 buy forest-f25 @FOREST-player2
take potion-p08
take potion-p25
lay spell-s3a @SPELLS-player1
	apart 3 pieces
wait 2s
	revoke player2 buy forest-f25 @FOREST-player2
	revoke player1 done
	record player1 exchange spell-s3a,potion-p08,potion-p25
	record player2 buy forest-f25 @FOREST-player2
lay player2-doll-1 @HOME1-player2
wait 17.4s

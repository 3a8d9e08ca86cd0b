# A wrong spell is turned face down, and then another one. The first could only be cast in the next turn, the
# other one in this turn, too: her turn is not over.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f51 @R1C1
	record table deal forest-f51 @R1C1
play table deal forest-f28 @R1C2
	record table deal forest-f28 @R1C2
play table deal forest-f12 @R1C3
	record table deal forest-f12 @R1C3
play table deal forest-f42 @R1C4
	record table deal forest-f42 @R1C4
play table deal forest-f05 @R1C5
	record table deal forest-f05 @R1C5
play table deal forest-f52 @R2C1
	record table deal forest-f52 @R2C1
play table deal forest-f14 @R2C2
	record table deal forest-f14 @R2C2
play table deal forest-f56 @R2C3
	record table deal forest-f56 @R2C3
play table deal forest-f25 @R2C4
	record table deal forest-f25 @R2C4
play table deal forest-f36 @R2C5
	record table deal forest-f36 @R2C5
play table deal forest-f47 @R3C1
	record table deal forest-f47 @R3C1
play table deal forest-f45 @R3C2
	record table deal forest-f45 @R3C2
play table deal forest-f55 @R3C3
	record table deal forest-f55 @R3C3
play table deal forest-f31 @R3C4
	record table deal forest-f31 @R3C4
play table deal forest-f38 @R3C5
	record table deal forest-f38 @R3C5
play table deal potion-p05 @D1
	record table deal potion-p05 @D1
play table deal potion-p28 @D2
	record table deal potion-p28 @D2
play table deal potion-p01 @D3
	record table deal potion-p01 @D3
play table deal potion-p15 @D4
	record table deal potion-p15 @D4
play table deal potion-p26 @D5
	record table deal potion-p26 @D5
play table deal potion-p24 @D6
	record table deal potion-p24 @D6
play player2 place player2-doll-1 @M2C1
	record player2 place player2-doll-1 @M2C1
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f24 @R1C5
	record table deal forest-f24 @R1C5
play table deal forest-f44 @R2C5
	record table deal forest-f44 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 prepare potion-p28,forest-f52,forest-f56
	record player2 prepare potion-p28,forest-f52,forest-f56
play player2 done
	record player2 done
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 prepare potion-p26,forest-f51,forest-f25
	record player1 prepare potion-p26,forest-f51,forest-f25
play player1 done
	record player1 done
play table deal forest-f06 @R2C4
	record table deal forest-f06 @R2C4
play table deal forest-f33 @R2C5
	record table deal forest-f33 @R2C5
play table deal potion-p22 @D2
	record table deal potion-p22 @D2
play table deal potion-p29 @D5
	record table deal potion-p29 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p22,forest-f42
	record player2 prepare potion-p22,forest-f42
play player2 done
	record player2 done
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal potion-p34 @D2
	record table deal potion-p34 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 done
	record player1 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p24,forest-f38
	record player1 prepare potion-p24,forest-f38
play player1 done
	record player1 done
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f19 @R3C4
	record table deal forest-f19 @R3C4
play table deal forest-f01 @R3C5
	record table deal forest-f01 @R3C5
play table deal potion-p04 @D6
	record table deal potion-p04 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 sell potion-p22
	record player2 sell potion-p22
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play player2 prepare potion-p15,forest-f31,forest-f54
	record player2 prepare potion-p15,forest-f31,forest-f54
play player2 done
	record player2 done
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 prepare potion-p01,forest-f24,forest-f01
	record player1 prepare potion-p01,forest-f24,forest-f01
play player1 done
	record player1 done
play table deal forest-f07 @R1C5
	record table deal forest-f07 @R1C5
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p25 @D3
	record table deal potion-p25 @D3
play table deal potion-p39 @D4
	record table deal potion-p39 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 exchange spell-s3a,potion-p01,potion-p24
	record player1 exchange spell-s3a,potion-p01,potion-p24
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player2 done
	record player2 done
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p39,forest-f47
	record player1 prepare potion-p39,forest-f47
play player1 done
	record player1 done
play player2 exchange spell-s6a,potion-p15,potion-p28
	record player2 exchange spell-s6a,potion-p15,potion-p28
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f30 @R3C4
	record table deal forest-f30 @R3C4
play table deal forest-f53 @R3C5
	record table deal forest-f53 @R3C5
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s2a,potion-p26,potion-p39
	record player1 exchange spell-s2a,potion-p26,potion-p39
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 leave forest-f19
	record player2 leave forest-f19
play player2 done
	record player2 done
play table deal forest-f32 @R3C5
	record table deal forest-f32 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p34,forest-f44
	record player1 prepare potion-p34,forest-f44
play player1 done
	record player1 done
play player1 buy forest-f30 @FOREST-player1
	record player1 buy forest-f30 @FOREST-player1
play player1 done
	record player1 done
play player2 leave forest-f53
	record player2 leave forest-f53
play player2 done
	record player2 done
play table deal forest-f26 @R2C5
	record table deal forest-f26 @R2C5
play table deal forest-f39 @R3C4
	record table deal forest-f39 @R3C4
play table deal forest-f21 @R3C5
	record table deal forest-f21 @R3C5
play table deal potion-p14 @D2
	record table deal potion-p14 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
play player2 leave forest-f34
	record player2 leave forest-f34
play player2 done
	record player2 done
play player1 buy forest-f33 @FOREST-player1
	record player1 buy forest-f33 @FOREST-player1
play player1 prepare potion-p05,forest-f30,forest-f33
	record player1 prepare potion-p05,forest-f30,forest-f33
play player1 exchange spell-s5a,potion-p05,potion-p34
	record player1 exchange spell-s5a,potion-p05,potion-p34
play player1 cast spell-s5a
	record player1 cast spell-s5a
play table show forest-f27 @SHOW
	record table show forest-f27 @SHOW
play table show forest-f48 @SHOW
	record table show forest-f48 @SHOW
play table show forest-f08 @SHOW
	record table show forest-f08 @SHOW
play table show forest-f03 @SHOW
	record table show forest-f03 @SHOW
play table show forest-f41 @SHOW
	record table show forest-f41 @SHOW
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p25,forest-f41
	record player1 prepare potion-p25,forest-f41
play player1 done
	record player1 done
play table deal forest-f16 @R1C5
	record table deal forest-f16 @R1C5
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal potion-p03 @D1
	record table deal potion-p03 @D1
play table deal potion-p11 @D3
	record table deal potion-p11 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 done
	record player1 done
play player2 cast spell-s6a,player1-doll-2
	record player2 cast spell-s6a,player1-doll-2
play player1 yield player1-doll-2 @M3C2
	record player1 yield player1-doll-2 @M3C2
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 leave forest-f40
	record player2 leave forest-f40
play player2 done
	record player2 done
play player2 leave forest-f21
	record player2 leave forest-f21
play player2 done
	record player2 done
play table deal forest-f20 @R2C5
	record table deal forest-f20 @R2C5
play table deal forest-f09 @R3C5
	record table deal forest-f09 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 cast spell-s6a,player1-doll-2
	record player2 cast spell-s6a,player1-doll-2
play player1 yield player1-doll-2 @M2C4
	record player1 yield player1-doll-2 @M2C4
play player2 place player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C1
	record player1 place player1-doll-1 @M3C1
lay spell-s2a @USED-player1
wait 4s
	record player1 done
	record table hand cauldron @CAULDRON-player1
	record player1 cast spell-s2a
	hint Do not forget:
	  expected “Cauldron” lies before the Star Witch
	  seen “Cauldron” lies before the Moon Witch
lay spell-s2a @SPELLS-player1
lay spell-s5a @USED-player1
	revoke player1 cast spell-s2a
	revoke table hand cauldron @CAULDRON-player1
	revoke player1 done
	record player1 cast spell-s5a
wait 12.7s

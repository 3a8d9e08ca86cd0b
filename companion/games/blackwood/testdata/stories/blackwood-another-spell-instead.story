# A Witch casts one spell, takes it back and casts Push instead: whom it is for is still to
# be seen, and the first spell was not cast.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f34 @R1C1
	record table deal forest-f34 @R1C1
play table deal forest-f27 @R1C2
	record table deal forest-f27 @R1C2
play table deal forest-f18 @R1C3
	record table deal forest-f18 @R1C3
play table deal forest-f44 @R1C4
	record table deal forest-f44 @R1C4
play table deal forest-f36 @R1C5
	record table deal forest-f36 @R1C5
play table deal forest-f40 @R2C1
	record table deal forest-f40 @R2C1
play table deal forest-f20 @R2C2
	record table deal forest-f20 @R2C2
play table deal forest-f52 @R2C3
	record table deal forest-f52 @R2C3
play table deal forest-f45 @R2C4
	record table deal forest-f45 @R2C4
play table deal forest-f53 @R2C5
	record table deal forest-f53 @R2C5
play table deal forest-f29 @R3C1
	record table deal forest-f29 @R3C1
play table deal forest-f25 @R3C2
	record table deal forest-f25 @R3C2
play table deal forest-f12 @R3C3
	record table deal forest-f12 @R3C3
play table deal forest-f38 @R3C4
	record table deal forest-f38 @R3C4
play table deal forest-f51 @R3C5
	record table deal forest-f51 @R3C5
play table deal potion-p19 @D1
	record table deal potion-p19 @D1
play table deal potion-p20 @D2
	record table deal potion-p20 @D2
play table deal potion-p29 @D3
	record table deal potion-p29 @D3
play table deal potion-p21 @D4
	record table deal potion-p21 @D4
play table deal potion-p09 @D5
	record table deal potion-p09 @D5
play table deal potion-p12 @D6
	record table deal potion-p12 @D6
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player2 place player2-doll-2 @M1C2
	record player2 place player2-doll-2 @M1C2
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 prepare potion-p12,forest-f40
	record player1 prepare potion-p12,forest-f40
play player1 done
	record player1 done
play table deal forest-f05 @R2C5
	record table deal forest-f05 @R2C5
play table deal potion-p10 @D6
	record table deal potion-p10 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-1 @M2C3
	record player2 place player2-doll-1 @M2C3
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 prepare potion-p21,forest-f27
	record player2 prepare potion-p21,forest-f27
play player2 done
	record player2 done
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f45 @FOREST-player2
	record player2 buy forest-f45 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f28 @R1C5
	record table deal forest-f28 @R1C5
play table deal forest-f11 @R2C4
	record table deal forest-f11 @R2C4
play table deal forest-f50 @R2C5
	record table deal forest-f50 @R2C5
play table deal potion-p07 @D4
	record table deal potion-p07 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p19,forest-f52,forest-f44
	record player1 prepare potion-p19,forest-f52,forest-f44
play player1 done
	record player1 done
play table deal forest-f03 @R1C5
	record table deal forest-f03 @R1C5
play table deal potion-p05 @D1
	record table deal potion-p05 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 prepare potion-p10,forest-f45,forest-f28
	record player2 prepare potion-p10,forest-f45,forest-f28
play player2 done
	record player2 done
play player2 buy forest-f11 @FOREST-player2
	record player2 buy forest-f11 @FOREST-player2
play player2 exchange spell-s3a,potion-p10,potion-p21
	record player2 exchange spell-s3a,potion-p10,potion-p21
play player2 done
	record player2 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f55 @R1C5
	record table deal forest-f55 @R1C5
play table deal forest-f08 @R2C5
	record table deal forest-f08 @R2C5
play table deal forest-f46 @R3C5
	record table deal forest-f46 @R3C5
play table deal potion-p34 @D6
	record table deal potion-p34 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f55 @FOREST-player1
	record player1 buy forest-f55 @FOREST-player1
play player1 prepare potion-p20,forest-f38,forest-f55
	record player1 prepare potion-p20,forest-f38,forest-f55
play player1 done
	record player1 done
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 prepare potion-p05,forest-f46
	record player2 prepare potion-p05,forest-f46
play player2 done
	record player2 done
play table deal forest-f07 @R1C5
	record table deal forest-f07 @R1C5
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p28 @D1
	record table deal potion-p28 @D1
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C2
	record player2 place player2-doll-2 @M2C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p28,forest-f53
	record player2 prepare potion-p28,forest-f53
play player2 done
	record player2 done
play table deal forest-f01 @R2C4
	record table deal forest-f01 @R2C4
play table deal forest-f31 @R2C5
	record table deal forest-f31 @R2C5
play table deal potion-p24 @D1
	record table deal potion-p24 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 prepare potion-p09,forest-f20,forest-f50
	record player1 prepare potion-p09,forest-f20,forest-f50
play player1 done
	record player1 done
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal forest-f14 @R3C5
	record table deal forest-f14 @R3C5
play table deal potion-p37 @D5
	record table deal potion-p37 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
play player1 exchange spell-s1a,potion-p09,potion-p12
	record player1 exchange spell-s1a,potion-p09,potion-p12
play player1 place player1-doll-2 @M3C4
	record player1 place player1-doll-2 @M3C4
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f36 @FOREST-player1
	record player1 buy forest-f36 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f51 @FOREST-player2
	record player2 buy forest-f51 @FOREST-player2
play player2 prepare potion-p07,forest-f25,forest-f51
	record player2 prepare potion-p07,forest-f25,forest-f51
play player2 done
	record player2 done
play player1 sell potion-p19
	record player1 sell potion-p19
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p29,forest-f36,forest-f41
	record player1 prepare potion-p29,forest-f36,forest-f41
play player1 done
	record player1 done
play table deal forest-f16 @R1C5
	record table deal forest-f16 @R1C5
play table deal forest-f33 @R3C4
	record table deal forest-f33 @R3C4
play table deal forest-f35 @R3C5
	record table deal forest-f35 @R3C5
play table deal potion-p17 @D3
	record table deal potion-p17 @D3
play table deal potion-p25 @D4
	record table deal potion-p25 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 exchange spell-s6a,potion-p20,potion-p29
	record player1 exchange spell-s6a,potion-p20,potion-p29
play player1 done
	record player1 done
play player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f31 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f33 @FOREST-player2
	record player2 buy forest-f33 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f49 @R2C5
	record table deal forest-f49 @R2C5
play table deal forest-f39 @R3C5
	record table deal forest-f39 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C5
	record player2 place player2-doll-3 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
play player1 buy forest-f16 @FOREST-player1
	record player1 buy forest-f16 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p17,forest-f33,forest-f39
	record player2 prepare potion-p17,forest-f33,forest-f39
play player2 done
	record player2 done
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table deal potion-p15 @D3
	record table deal potion-p15 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M1C1
	record player2 place player2-doll-1 @M1C1
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
play player1 done
	record player1 done
play player2 buy forest-f34 @FOREST-player2
	record player2 buy forest-f34 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p25,forest-f34
	record player2 prepare potion-p25,forest-f34
play player2 done
	record player2 done
play player1 leave forest-f18
	record player1 leave forest-f18
play player1 done
	record player1 done
play table deal forest-f23 @R1C4
	record table deal forest-f23 @R1C4
play table deal forest-f37 @R1C5
	record table deal forest-f37 @R1C5
play table deal potion-p02 @D4
	record table deal potion-p02 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
lay spell-s1a @USED-player1
	record player1 cast spell-s1a
wait 7.4s
lay spell-s1a @SPELLS-player1
lay spell-s6a @USED-player1
wait 6s
	revoke player1 cast spell-s1a
	apart 1 pieces
	hint The Star Witch casts Push: which marionette is it for? Its Witch moves it to another free card.

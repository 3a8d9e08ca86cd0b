# The row is still to close up at its end when the next marionette of the column is
# fetched from it: it closes up first, and nobody has ended her turn.
game blackwood
players 3
play table crown cauldron @CAULDRON-player3
	record table crown cauldron @CAULDRON-player3
play table deal forest-f02 @R1C1
	record table deal forest-f02 @R1C1
play table deal forest-f51 @R1C2
	record table deal forest-f51 @R1C2
play table deal forest-f38 @R1C3
	record table deal forest-f38 @R1C3
play table deal forest-f52 @R1C4
	record table deal forest-f52 @R1C4
play table deal forest-f50 @R1C5
	record table deal forest-f50 @R1C5
play table deal forest-f26 @R2C1
	record table deal forest-f26 @R2C1
play table deal forest-f46 @R2C2
	record table deal forest-f46 @R2C2
play table deal forest-f47 @R2C3
	record table deal forest-f47 @R2C3
play table deal forest-f30 @R2C4
	record table deal forest-f30 @R2C4
play table deal forest-f19 @R2C5
	record table deal forest-f19 @R2C5
play table deal forest-f14 @R3C1
	record table deal forest-f14 @R3C1
play table deal forest-f09 @R3C2
	record table deal forest-f09 @R3C2
play table deal forest-f36 @R3C3
	record table deal forest-f36 @R3C3
play table deal forest-f22 @R3C4
	record table deal forest-f22 @R3C4
play table deal forest-f55 @R3C5
	record table deal forest-f55 @R3C5
play table deal forest-f31 @R4C1
	record table deal forest-f31 @R4C1
play table deal forest-f03 @R4C2
	record table deal forest-f03 @R4C2
play table deal forest-f17 @R4C3
	record table deal forest-f17 @R4C3
play table deal forest-f15 @R4C4
	record table deal forest-f15 @R4C4
play table deal forest-f42 @R4C5
	record table deal forest-f42 @R4C5
play table deal potion-p24 @D1
	record table deal potion-p24 @D1
play table deal potion-p04 @D2
	record table deal potion-p04 @D2
play table deal potion-p16 @D3
	record table deal potion-p16 @D3
play table deal potion-p34 @D4
	record table deal potion-p34 @D4
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table deal potion-p27 @D6
	record table deal potion-p27 @D6
play player3 place player3-doll-3 @M1C3
	record player3 place player3-doll-3 @M1C3
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f26 @FOREST-player2
	record player2 buy forest-f26 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f11 @R2C5
	record table deal forest-f11 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player3 place player3-doll-1 @M2C2
	record player3 place player3-doll-1 @M2C2
play player1 place player1-doll-1 @M4C5
	record player1 place player1-doll-1 @M4C5
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 prepare potion-p02,forest-f51
	record player1 prepare potion-p02,forest-f51
play player1 done
	record player1 done
play player3 buy forest-f38 @FOREST-player3
	record player3 buy forest-f38 @FOREST-player3
play player3 prepare potion-p24,forest-f38
	record player3 prepare potion-p24,forest-f38
play player3 done
	record player3 done
play player3 buy forest-f47 @FOREST-player3
	record player3 buy forest-f47 @FOREST-player3
play player3 done
	record player3 done
play player2 buy forest-f09 @FOREST-player2
	record player2 buy forest-f09 @FOREST-player2
play player2 prepare potion-p34,forest-f26,forest-f09
	record player2 prepare potion-p34,forest-f26,forest-f09
play player2 done
	record player2 done
play table deal forest-f10 @R1C4
	record table deal forest-f10 @R1C4
play table deal forest-f29 @R1C5
	record table deal forest-f29 @R1C5
play table deal forest-f40 @R2C5
	record table deal forest-f40 @R2C5
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal potion-p39 @D1
	record table deal potion-p39 @D1
play table deal potion-p40 @D4
	record table deal potion-p40 @D4
play table deal potion-p03 @D5
	record table deal potion-p03 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play player3 place player3-doll-2 @M4C3
	record player3 place player3-doll-2 @M4C3
play player3 done
	record player3 done
play player1 place player1-doll-2 @M2C3
	record player1 place player1-doll-2 @M2C3
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 3, in row 4, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player1 buy forest-f19 @FOREST-player1
	record player1 buy forest-f19 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f17 @FOREST-player3
	record player3 buy forest-f17 @FOREST-player3
play player3 prepare potion-p39,forest-f47,forest-f17
	record player3 prepare potion-p39,forest-f47,forest-f17
play player3 exchange spell-s2a,potion-p24,potion-p39
	record player3 exchange spell-s2a,potion-p24,potion-p39
play player3 done
	record player3 done
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal forest-f04 @R4C5
	record table deal forest-f04 @R4C5
play table deal potion-p35 @D1
	record table deal potion-p35 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M3C4
	record player3 place player3-doll-2 @M3C4
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 4, in row 4, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f10 @FOREST-player2
	record player2 buy forest-f10 @FOREST-player2
play player2 done
	record player2 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p27,forest-f10,forest-f40
	record player2 prepare potion-p27,forest-f10,forest-f40
play player2 exchange spell-s2b,potion-p27,potion-p34
	record player2 exchange spell-s2b,potion-p27,potion-p34
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p16,forest-f19,forest-f43
	record player1 prepare potion-p16,forest-f19,forest-f43
play player1 done
	record player1 done
play player3 cast spell-s2a
	record player3 cast spell-s2a
play player3 buy forest-f55 @FOREST-player3
	record player3 buy forest-f55 @FOREST-player3
play player3 prepare potion-p35,forest-f55
	record player3 prepare potion-p35,forest-f55
play player3 done
	record player3 done
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p04,forest-f42
	record player1 prepare potion-p04,forest-f42
play player1 exchange spell-s1a,potion-p04,potion-p16
	record player1 exchange spell-s1a,potion-p04,potion-p16
play player1 done
	record player1 done
play table deal forest-f49 @R1C5
	record table deal forest-f49 @R1C5
play table deal forest-f06 @R2C4
	record table deal forest-f06 @R2C4
play table deal forest-f23 @R2C5
	record table deal forest-f23 @R2C5
play table deal forest-f54 @R3C5
	record table deal forest-f54 @R3C5
play table deal forest-f07 @R4C5
	record table deal forest-f07 @R4C5
play table deal potion-p20 @D1
	record table deal potion-p20 @D1
play table deal potion-p28 @D2
	record table deal potion-p28 @D2
play table deal potion-p06 @D3
	record table deal potion-p06 @D3
play table deal potion-p25 @D6
	record table deal potion-p25 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C5
	record player1 place player1-doll-1 @M1C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C5
	record player2 place player2-doll-2 @M3C5
play player3 place player3-doll-3 @M2C5
	record player3 place player3-doll-3 @M2C5
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f49 @FOREST-player1
	record player1 buy forest-f49 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f23 @FOREST-player3
	record player3 buy forest-f23 @FOREST-player3
play player3 done
	record player3 done
play player2 cast spell-s2b
	record player2 cast spell-s2b
play player2 buy forest-f54 @FOREST-player2
	record player2 buy forest-f54 @FOREST-player2
play table deal forest-f24 @R1C5
	record table deal forest-f24 @R1C5
play table deal forest-f56 @R2C5
	record table deal forest-f56 @R2C5
play table deal forest-f08 @R3C5
	record table deal forest-f08 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M4C1
	record player2 place player2-doll-1 @M4C1
play player3 place player3-doll-2 @M1C2
	record player3 place player3-doll-2 @M1C2
play player3 done
	record player3 done
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 done
	record player1 done
play player2 cast spell-s2b
	record player2 cast spell-s2b
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f32 @R2C5
	record table deal forest-f32 @R2C5
play table deal forest-f37 @R4C5
	record table deal forest-f37 @R4C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player3 place player3-doll-1 @M3C2
	record player3 place player3-doll-1 @M3C2
play player3 done
	record player3 done
play player1 place player1-doll-2 @M2C2
	record player1 place player1-doll-2 @M2C2
play player1 done
	record player1 done
	due The Flame Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player3 cast spell-s2a
	record player3 cast spell-s2a
play player3 buy forest-f52 @FOREST-player3
	record player3 buy forest-f52 @FOREST-player3
play player3 done
	record player3 done
play player1 loan fagus-1 @FAGUS-player1
	record player1 loan fagus-1 @FAGUS-player1
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 prepare potion-p20,forest-f46,forest-f50
	record player1 prepare potion-p20,forest-f46,forest-f50
play player1 exchange spell-s1b,potion-p02,potion-p20
	record player1 exchange spell-s1b,potion-p02,potion-p20
play player1 done
	record player1 done
play player1 buy forest-f11 @FOREST-player1
	record player1 buy forest-f11 @FOREST-player1
play player1 done
	record player1 done
play player3 buy forest-f36 @FOREST-player3
	record player3 buy forest-f36 @FOREST-player3
play player3 prepare potion-p28,forest-f52,forest-f36
	record player3 prepare potion-p28,forest-f52,forest-f36
play player3 done
	record player3 done
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player2 prepare potion-p03,forest-f31,forest-f22
	record player2 prepare potion-p03,forest-f31,forest-f22
play player2 done
	record player2 done
play table deal forest-f12 @R1C4
	record table deal forest-f12 @R1C4
play table deal forest-f18 @R1C5
	record table deal forest-f18 @R1C5
play table deal forest-f28 @R2C5
	record table deal forest-f28 @R2C5
play table deal forest-f20 @R3C4
	record table deal forest-f20 @R3C4
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p12 @D1
	record table deal potion-p12 @D1
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table deal potion-p32 @D5
	record table deal potion-p32 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-2 @M2C3
	record player3 place player3-doll-2 @M2C3
play player3 done
	record player3 done
play player1 place player1-doll-3 @M3C4
	record player1 place player1-doll-3 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f56 @FOREST-player3
	record player3 buy forest-f56 @FOREST-player3
play player3 done
	record player3 done
play table deal forest-f25 @R1C5
	record table deal forest-f25 @R1C5
play table deal forest-f48 @R2C5
	record table deal forest-f48 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M1C4
	record player3 place player3-doll-1 @M1C4
play player3 done
	record player3 done
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M2C4
	record player2 place player2-doll-3 @M2C4
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player3 buy forest-f18 @FOREST-player3
	record player3 buy forest-f18 @FOREST-player3
play player3 prepare potion-p40,forest-f56,forest-f18
	record player3 prepare potion-p40,forest-f56,forest-f18
play player3 done
	record player3 done
play player2 buy forest-f28 @FOREST-player2
	record player2 buy forest-f28 @FOREST-player2
play player2 prepare potion-p06,forest-f24,forest-f28
	record player2 prepare potion-p06,forest-f24,forest-f28
play player2 done
	record player2 done
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 prepare potion-p25,forest-f11,forest-f20
	record player1 prepare potion-p25,forest-f11,forest-f20
play player1 done
	record player1 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f53 @R1C5
	record table deal forest-f53 @R1C5
play table deal forest-f01 @R2C5
	record table deal forest-f01 @R2C5
play table deal forest-f16 @R3C4
	record table deal forest-f16 @R3C4
play table deal forest-f05 @R3C5
	record table deal forest-f05 @R3C5
play table deal potion-p18 @D3
	record table deal potion-p18 @D3
play table deal potion-p09 @D4
	record table deal potion-p09 @D4
play table deal potion-p33 @D6
	record table deal potion-p33 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M4C5
	record player1 place player1-doll-1 @M4C5
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player3 place player3-doll-3 @M2C5
	record player3 place player3-doll-3 @M2C5
play player3 done
	record player3 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f01 @FOREST-player3
	record player3 buy forest-f01 @FOREST-player3
play player3 done
	record player3 done
play player1 prepare potion-p33,forest-f41
	record player1 prepare potion-p33,forest-f41
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f44 @R1C5
	record table deal forest-f44 @R1C5
play table deal forest-f39 @R2C5
	record table deal forest-f39 @R2C5
play table deal forest-f13 @R4C5
	record table deal forest-f13 @R4C5
play table deal potion-p17 @D6
	record table deal potion-p17 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-2 @M2C1
	record player2 place player2-doll-2 @M2C1
play player2 done
	record player2 done
play player3 place player3-doll-1 @M3C1
	record player3 place player3-doll-1 @M3C1
play player3 done
	record player3 done
	due The Flame Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player3
	record table hand cauldron @CAULDRON-player3
play player2 cast spell-s2b
	record player2 cast spell-s2b
play player2 buy forest-f30 @FOREST-player2
	record player2 buy forest-f30 @FOREST-player2
play player2 done
	record player2 done
play player3 buy forest-f14 @FOREST-player3
	record player3 buy forest-f14 @FOREST-player3
play player3 done
	record player3 done
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f34 @R2C5
	record table deal forest-f34 @R2C5
play table deal forest-f33 @R3C4
	record table deal forest-f33 @R3C4
play table deal forest-f21 @R3C5
	record table deal forest-f21 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player3 place player3-doll-1 @M1C2
	record player3 place player3-doll-1 @M1C2
play player3 done
	record player3 done
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 done
	record player2 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Flame Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player3 cast spell-s2a
	record player3 cast spell-s2a
play player3 buy forest-f29 @FOREST-player3
	record player3 buy forest-f29 @FOREST-player3
play player3 done
	record player3 done
play player1 sell potion-p25
	record player1 sell potion-p25
play player1 buy forest-f16 @FOREST-player1
	record player1 buy forest-f16 @FOREST-player1
play player1 prepare potion-p08,forest-f45,forest-f16
	record player1 prepare potion-p08,forest-f45,forest-f16
play player1 done
	record player1 done
play table deal forest-f35 @R1C5
	record table deal forest-f35 @R1C5
play table deal forest-f27 @R3C5
	record table deal forest-f27 @R3C5
play table deal potion-p23 @D2
	record table deal potion-p23 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C4
	record player1 place player1-doll-2 @M1C4
play player1 cast spell-s1b
	record player1 cast spell-s1b
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M2C3
	record player1 place player1-doll-1 @M2C3
play player1 place player1-doll-3 @M2C4
	record player1 place player1-doll-3 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C3
	record player2 place player2-doll-1 @M3C3
play player2 done
	record player2 done
play player3 place player3-doll-1 @M2C5
	record player3 place player3-doll-1 @M2C5
play player3 done
	record player3 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f25 @FOREST-player2
	record player2 buy forest-f25 @FOREST-player2
play player2 prepare potion-p12,forest-f25
	record player2 prepare potion-p12,forest-f25
lay player1-doll-2 @M1C3
lay forest-f44 @R1C3
wait 2s
	apart 2 pieces
lay forest-f44 @FOREST-player1
lay player1-doll-2 @HOME2-player1
wait 8s
	hint Row 1 still closes up towards the village: Bat, Bat (F35).
lay forest-f35 @R1C4
	apart 3 pieces
	record player2 done
	record player1 buy forest-f44 @FOREST-player1
wait 4s


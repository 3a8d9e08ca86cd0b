# The spell that paid for a card is laid on the used pile after it.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f55 @R1C1
	record table deal forest-f55 @R1C1
play table deal forest-f21 @R1C2
	record table deal forest-f21 @R1C2
play table deal forest-f01 @R1C3
	record table deal forest-f01 @R1C3
play table deal forest-f51 @R1C4
	record table deal forest-f51 @R1C4
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f42 @R2C1
	record table deal forest-f42 @R2C1
play table deal forest-f34 @R2C2
	record table deal forest-f34 @R2C2
play table deal forest-f02 @R2C3
	record table deal forest-f02 @R2C3
play table deal forest-f38 @R2C4
	record table deal forest-f38 @R2C4
play table deal forest-f32 @R2C5
	record table deal forest-f32 @R2C5
play table deal forest-f43 @R3C1
	record table deal forest-f43 @R3C1
play table deal forest-f47 @R3C2
	record table deal forest-f47 @R3C2
play table deal forest-f44 @R3C3
	record table deal forest-f44 @R3C3
play table deal forest-f40 @R3C4
	record table deal forest-f40 @R3C4
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p34 @D1
	record table deal potion-p34 @D1
play table deal potion-p36 @D2
	record table deal potion-p36 @D2
play table deal potion-p35 @D3
	record table deal potion-p35 @D3
play table deal potion-p25 @D4
	record table deal potion-p25 @D4
play table deal potion-p39 @D5
	record table deal potion-p39 @D5
play table deal potion-p26 @D6
	record table deal potion-p26 @D6
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player1 place player1-doll-3 @M3C1
	record player1 place player1-doll-3 @M3C1
	due The Star Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p35,forest-f55
	record player2 prepare potion-p35,forest-f55
play player2 done
	record player2 done
play player1 buy forest-f43 @FOREST-player1
	record player1 buy forest-f43 @FOREST-player1
play player1 prepare potion-p34,forest-f43
	record player1 prepare potion-p34,forest-f43
play player1 done
	record player1 done
play table deal forest-f36 @R1C5
	record table deal forest-f36 @R1C5
play table deal forest-f10 @R3C5
	record table deal forest-f10 @R3C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p30 @D3
	record table deal potion-p30 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C4
	record player2 place player2-doll-1 @M3C4
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 prepare potion-p25,forest-f51
	record player1 prepare potion-p25,forest-f51
play player1 done
	record player1 done
play player2 buy forest-f40 @FOREST-player2
	record player2 buy forest-f40 @FOREST-player2
play player2 prepare potion-p26,forest-f40
	record player2 prepare potion-p26,forest-f40
play player2 exchange spell-s2a,potion-p26,potion-p35
	record player2 exchange spell-s2a,potion-p26,potion-p35
play player2 done
	record player2 done
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f23 @FOREST-player2
	record player2 buy forest-f23 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f39 @R1C5
	record table deal forest-f39 @R1C5
play table deal forest-f31 @R3C4
	record table deal forest-f31 @R3C4
play table deal forest-f50 @R3C5
	record table deal forest-f50 @R3C5
play table deal potion-p33 @D4
	record table deal potion-p33 @D4
play table deal potion-p40 @D6
	record table deal potion-p40 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player1 place player1-doll-3 @M1C5
	record player1 place player1-doll-3 @M1C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 4, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f36 @FOREST-player2
	record player2 buy forest-f36 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f39 @FOREST-player1
	record player1 buy forest-f39 @FOREST-player1
play player1 prepare potion-p01,forest-f39
	record player1 prepare potion-p01,forest-f39
play player1 done
	record player1 done
play player1 buy forest-f38 @FOREST-player1
	record player1 buy forest-f38 @FOREST-player1
play player1 prepare potion-p36,forest-f38
	record player1 prepare potion-p36,forest-f38
play player1 done
	record player1 done
play table deal forest-f14 @R1C4
	record table deal forest-f14 @R1C4
play table deal forest-f29 @R1C5
	record table deal forest-f29 @R1C5
play table deal forest-f37 @R2C5
	record table deal forest-f37 @R2C5
play table deal potion-p19 @D1
	record table deal potion-p19 @D1
play table deal potion-p32 @D2
	record table deal potion-p32 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s3a,potion-p01,potion-p25
	record player1 exchange spell-s3a,potion-p01,potion-p25
play player1 place player1-doll-1 @M2C5
	record player1 place player1-doll-1 @M2C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 prepare potion-p32,forest-f23,forest-f36
	record player2 prepare potion-p32,forest-f23,forest-f36
play player2 buy forest-f29 @FOREST-player2
	record player2 buy forest-f29 @FOREST-player2
play player2 prepare potion-p33,forest-f29
	record player2 prepare potion-p33,forest-f29
play player2 done
	record player2 done
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f45 @R1C5
	record table deal forest-f45 @R1C5
play table deal forest-f16 @R2C5
	record table deal forest-f16 @R2C5
play table deal potion-p10 @D2
	record table deal potion-p10 @D2
play table deal potion-p16 @D4
	record table deal potion-p16 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C1
	record player1 place player1-doll-2 @M2C1
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C1
	record player2 place player2-doll-3 @M3C1
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f42 @FOREST-player1
	record player1 buy forest-f42 @FOREST-player1
play player1 prepare potion-p16,forest-f42
	record player1 prepare potion-p16,forest-f42
play player1 done
	record player1 done
play player2 cast spell-s2a
	record player2 cast spell-s2a
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f18 @R2C5
	record table deal forest-f18 @R2C5
play table deal forest-f49 @R3C5
	record table deal forest-f49 @R3C5
play table deal potion-p38 @D4
	record table deal potion-p38 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M3C3
	record player2 place player2-doll-3 @M3C3
play player2 done
	record player2 done
play player1 exchange spell-s4a,potion-p16,potion-p34
	record player1 exchange spell-s4a,potion-p16,potion-p34
play player1 cast spell-s4a
	record player1 cast spell-s4a
play player1 swap forest-f45
	record player1 swap forest-f45
play player1 swap forest-f45,forest-f01
	record player1 swap forest-f45,forest-f01
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 cast spell-s3a
	record player1 cast spell-s3a
play player1 prepare potion-p39,forest-f45
	record player1 prepare potion-p39,forest-f45
play player1 done
	record player1 done
play table deal forest-f08 @R1C5
	record table deal forest-f08 @R1C5
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f50 @FOREST-player1
	record player1 buy forest-f50 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f49 @FOREST-player2
	record player2 buy forest-f49 @FOREST-player2
play player2 prepare potion-p10,forest-f47,forest-f49
	record player2 prepare potion-p10,forest-f47,forest-f49
play player2 exchange spell-s5a,potion-p10,potion-p32
	record player2 exchange spell-s5a,potion-p10,potion-p32
play player2 cast spell-s5a
	record player2 cast spell-s5a
play table show forest-f13 @SHOW
	record table show forest-f13 @SHOW
play table show forest-f52 @SHOW
	record table show forest-f52 @SHOW
play table show forest-f05 @SHOW
	record table show forest-f05 @SHOW
play table show forest-f22 @SHOW
	record table show forest-f22 @SHOW
play table show forest-f09 @SHOW
	record table show forest-f09 @SHOW
play player2 buy forest-f52 @FOREST-player2
	record player2 buy forest-f52 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f20 @R3C3
	record table deal forest-f20 @R3C3
play table deal forest-f07 @R3C4
	record table deal forest-f07 @R3C4
play table deal forest-f24 @R3C5
	record table deal forest-f24 @R3C5
play table deal potion-p03 @D2
	record table deal potion-p03 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M2C4
	record player2 place player2-doll-2 @M2C4
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C4
	record player1 place player1-doll-3 @M1C4
play player1 done
	record player1 done
play player1 buy forest-f01 @FOREST-player1
	record player1 buy forest-f01 @FOREST-player1
play player1 prepare potion-p03,forest-f50,forest-f01
	record player1 prepare potion-p03,forest-f50,forest-f01
play player1 done
	record player1 done
play player2 buy forest-f16 @FOREST-player2
	record player2 buy forest-f16 @FOREST-player2
play player2 prepare potion-p19,forest-f52,forest-f16
	record player2 prepare potion-p19,forest-f52,forest-f16
play player2 done
	record player2 done
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal forest-f56 @R2C5
	record table deal forest-f56 @R2C5
play table deal potion-p15 @D1
	record table deal potion-p15 @D1
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M3C5
	record player1 place player1-doll-3 @M3C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 prepare potion-p15,forest-f31,forest-f56
	record player2 prepare potion-p15,forest-f31,forest-f56
play player2 done
	record player2 done
play player1 buy forest-f24 @FOREST-player1
	record player1 buy forest-f24 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f35 @R2C5
	record table deal forest-f35 @R2C5
play table deal forest-f54 @R3C5
	record table deal forest-f54 @R3C5
play table deal potion-p07 @D1
	record table deal potion-p07 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 done
	record player1 done
play player2 place player2-doll-2 @M1C1
	record player2 place player2-doll-2 @M1C1
play player2 done
	record player2 done
lay forest-f21 @FOREST-player2
lay player2-doll-2 @HOME2-player2
	record player2 buy forest-f21 @FOREST-player2
wait 4s
lay spell-s2a @USED-player2
	revoke player2 buy forest-f21 @FOREST-player2
	record player2 cast spell-s2a
	record player2 buy forest-f21 @FOREST-player2
wait 3s

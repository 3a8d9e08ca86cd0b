# A Witch casts a spell, thinks again, and lays it back for another one.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f53 @R1C1
	record table deal forest-f53 @R1C1
play table deal forest-f21 @R1C2
	record table deal forest-f21 @R1C2
play table deal forest-f32 @R1C3
	record table deal forest-f32 @R1C3
play table deal forest-f35 @R1C4
	record table deal forest-f35 @R1C4
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f03 @R2C1
	record table deal forest-f03 @R2C1
play table deal forest-f42 @R2C2
	record table deal forest-f42 @R2C2
play table deal forest-f09 @R2C3
	record table deal forest-f09 @R2C3
play table deal forest-f26 @R2C4
	record table deal forest-f26 @R2C4
play table deal forest-f50 @R2C5
	record table deal forest-f50 @R2C5
play table deal forest-f18 @R3C1
	record table deal forest-f18 @R3C1
play table deal forest-f23 @R3C2
	record table deal forest-f23 @R3C2
play table deal forest-f29 @R3C3
	record table deal forest-f29 @R3C3
play table deal forest-f36 @R3C4
	record table deal forest-f36 @R3C4
play table deal forest-f02 @R3C5
	record table deal forest-f02 @R3C5
play table deal potion-p15 @D1
	record table deal potion-p15 @D1
play table deal potion-p24 @D2
	record table deal potion-p24 @D2
play table deal potion-p13 @D3
	record table deal potion-p13 @D3
play table deal potion-p35 @D4
	record table deal potion-p35 @D4
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table deal potion-p38 @D6
	record table deal potion-p38 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
play player1 buy forest-f53 @FOREST-player1
	record player1 buy forest-f53 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f37 @R1C5
	record table deal forest-f37 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M1C2
	record player1 place player1-doll-2 @M1C2
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
	due The Moon Witch stands farthest in column 2, in row 2, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f32 @FOREST-player1
	record player1 buy forest-f32 @FOREST-player1
play player1 prepare potion-p15,forest-f53,forest-f32
	record player1 prepare potion-p15,forest-f53,forest-f32
play player1 done
	record player1 done
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p02,forest-f42
	record player2 prepare potion-p02,forest-f42
play player2 done
	record player2 done
play table deal forest-f55 @R1C5
	record table deal forest-f55 @R1C5
play table deal forest-f16 @R2C5
	record table deal forest-f16 @R2C5
play table deal potion-p10 @D1
	record table deal potion-p10 @D1
play table deal potion-p36 @D5
	record table deal potion-p36 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C3
	record player1 place player1-doll-2 @M1C3
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 3, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f56 @FOREST-player1
	record player1 buy forest-f56 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f37 @FOREST-player2
	record player2 buy forest-f37 @FOREST-player2
play player2 prepare potion-p13,forest-f37
	record player2 prepare potion-p13,forest-f37
play player2 done
	record player2 done
play player2 buy forest-f55 @FOREST-player2
	record player2 buy forest-f55 @FOREST-player2
play player2 prepare potion-p35,forest-f55
	record player2 prepare potion-p35,forest-f55
play player2 done
	record player2 done
play table deal forest-f08 @R1C3
	record table deal forest-f08 @R1C3
play table deal forest-f31 @R1C4
	record table deal forest-f31 @R1C4
play table deal forest-f34 @R1C5
	record table deal forest-f34 @R1C5
play table deal potion-p18 @D3
	record table deal potion-p18 @D3
play table deal potion-p30 @D4
	record table deal potion-p30 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M1C4
	record player2 place player2-doll-3 @M1C4
play player2 exchange spell-s4a,potion-p13,potion-p35
	record player2 exchange spell-s4a,potion-p13,potion-p35
play player2 done
	record player2 done
	due The Moon Witch stands farthest in column 4, in row 1, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f20 @R1C5
	record table deal forest-f20 @R1C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C5
	record player2 place player2-doll-3 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C5
	record player1 place player1-doll-3 @M2C5
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f20 @FOREST-player2
	record player2 buy forest-f20 @FOREST-player2
play player2 prepare potion-p18,forest-f31,forest-f20
	record player2 prepare potion-p18,forest-f31,forest-f20
play player2 exchange spell-s1a,potion-p02,potion-p18
	record player2 exchange spell-s1a,potion-p02,potion-p18
play player2 done
	record player2 done
play player1 leave forest-f16
	record player1 leave forest-f16
play player1 done
	record player1 done
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 prepare potion-p38,forest-f56,forest-f02
	record player1 prepare potion-p38,forest-f56,forest-f02
play player1 done
	record player1 done
play table deal forest-f49 @R1C5
	record table deal forest-f49 @R1C5
play table deal forest-f14 @R2C5
	record table deal forest-f14 @R2C5
play table deal forest-f17 @R3C5
	record table deal forest-f17 @R3C5
play table deal potion-p17 @D3
	record table deal potion-p17 @D3
play table deal potion-p07 @D6
	record table deal potion-p07 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player1 done
	record player1 done
lay spell-s1a @USED-player2
	record player2 cast spell-s1a
wait 7.4s
lay spell-s1a @SPELLS-player2
lay spell-s4a @USED-player2
	revoke player2 cast spell-s1a
	record player2 cast spell-s4a
wait 10.7s

# The Moon Witch may send a second marionette, and the next one has already sent hers: the spell
# stays cast in its turn, and it is asked whether that is over.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f22 @R1C1
	record table deal forest-f22 @R1C1
play table deal forest-f37 @R1C2
	record table deal forest-f37 @R1C2
play table deal forest-f47 @R1C3
	record table deal forest-f47 @R1C3
play table deal forest-f55 @R1C4
	record table deal forest-f55 @R1C4
play table deal forest-f13 @R1C5
	record table deal forest-f13 @R1C5
play table deal forest-f54 @R2C1
	record table deal forest-f54 @R2C1
play table deal forest-f03 @R2C2
	record table deal forest-f03 @R2C2
play table deal forest-f42 @R2C3
	record table deal forest-f42 @R2C3
play table deal forest-f18 @R2C4
	record table deal forest-f18 @R2C4
play table deal forest-f14 @R2C5
	record table deal forest-f14 @R2C5
play table deal forest-f53 @R3C1
	record table deal forest-f53 @R3C1
play table deal forest-f29 @R3C2
	record table deal forest-f29 @R3C2
play table deal forest-f20 @R3C3
	record table deal forest-f20 @R3C3
play table deal forest-f45 @R3C4
	record table deal forest-f45 @R3C4
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p04 @D1
	record table deal potion-p04 @D1
play table deal potion-p29 @D2
	record table deal potion-p29 @D2
play table deal potion-p22 @D3
	record table deal potion-p22 @D3
play table deal potion-p34 @D4
	record table deal potion-p34 @D4
play table deal potion-p21 @D5
	record table deal potion-p21 @D5
play table deal potion-p09 @D6
	record table deal potion-p09 @D6
play player1 place player1-doll-3 @M2C1
	record player1 place player1-doll-3 @M2C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f54 @FOREST-player1
	record player1 buy forest-f54 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p21,forest-f53
	record player2 prepare potion-p21,forest-f53
play player2 done
	record player2 done
play table deal forest-f02 @R2C5
	record table deal forest-f02 @R2C5
play table deal forest-f06 @R3C5
	record table deal forest-f06 @R3C5
play table deal potion-p31 @D5
	record table deal potion-p31 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M2C2
	record player2 place player2-doll-1 @M2C2
play player2 done
	record player2 done
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f42 @FOREST-player2
	record player2 buy forest-f42 @FOREST-player2
play player2 prepare potion-p04,forest-f42
	record player2 prepare potion-p04,forest-f42
play player2 done
	record player2 done
play player1 prepare potion-p31,forest-f54
	record player1 prepare potion-p31,forest-f54
play player1 buy forest-f20 @FOREST-player1
	record player1 buy forest-f20 @FOREST-player1
play player1 prepare potion-p22,forest-f20
	record player1 prepare potion-p22,forest-f20
play player1 done
	record player1 done
play table deal forest-f09 @R2C5
	record table deal forest-f09 @R2C5
play table deal forest-f31 @R3C5
	record table deal forest-f31 @R3C5
play table deal potion-p30 @D1
	record table deal potion-p30 @D1
play table deal potion-p24 @D3
	record table deal potion-p24 @D3
play table deal potion-p20 @D5
	record table deal potion-p20 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C3
	record player1 place player1-doll-1 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C3
	record player2 place player2-doll-1 @M1C3
play player2 done
	record player2 done
play player2 exchange spell-s3a,potion-p04,potion-p21
	record player2 exchange spell-s3a,potion-p04,potion-p21
play player2 buy forest-f47 @FOREST-player2
	record player2 buy forest-f47 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f51 @R1C5
	record table deal forest-f51 @R1C5
play table deal forest-f10 @R3C5
	record table deal forest-f10 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M2C4
	record player1 place player1-doll-2 @M2C4
play player1 done
	record player1 done
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f02 @FOREST-player1
	record player1 buy forest-f02 @FOREST-player1
play player1 prepare potion-p24,forest-f23,forest-f02
	record player1 prepare potion-p24,forest-f23,forest-f02
play player1 exchange spell-s2a,potion-p24,potion-p31
	record player1 exchange spell-s2a,potion-p24,potion-p31
play player1 done
	record player1 done
play player2 buy forest-f31 @FOREST-player2
	record player2 buy forest-f31 @FOREST-player2
play player2 cast spell-s3a
	record player2 cast spell-s3a
play player2 prepare potion-p20,forest-f47,forest-f31
	record player2 prepare potion-p20,forest-f47,forest-f31
play player2 done
	record player2 done
play table deal forest-f28 @R2C5
	record table deal forest-f28 @R2C5
play table deal forest-f39 @R3C5
	record table deal forest-f39 @R3C5
play table deal potion-p17 @D3
	record table deal potion-p17 @D3
play table deal potion-p01 @D5
	record table deal potion-p01 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M1C5
	record player1 place player1-doll-2 @M1C5
play player1 done
	record player1 done
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f51 @FOREST-player1
	record player1 buy forest-f51 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f39 @FOREST-player2
	record player2 buy forest-f39 @FOREST-player2
play player2 prepare potion-p01,forest-f39
	record player2 prepare potion-p01,forest-f39
play player2 exchange spell-s1a,potion-p01,potion-p20
	record player2 exchange spell-s1a,potion-p01,potion-p20
play table deal forest-f44 @R1C5
	record table deal forest-f44 @R1C5
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p28 @D5
	record table deal potion-p28 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C2
	record player2 place player2-doll-3 @M1C2
play player2 cast spell-s1a
	record player2 cast spell-s1a
lay player1-doll-2 @M1C5
wait 8s
	apart 1 pieces
	ask The Moon Witch may send another marionette. Is that turn over?
	- Yes
	- No: another marionette comes first
lay player2-doll-1 @M1C1
	apart 2 pieces
	record player2 place player2-doll-1 @M1C1
	record player1 place player1-doll-2 @M1C5
wait 5s

# She has cast Second Puppet. The other Witch sends her marionette before the second
# one stands.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f02 @R1C1
	record table deal forest-f02 @R1C1
play table deal forest-f52 @R1C2
	record table deal forest-f52 @R1C2
play table deal forest-f39 @R1C3
	record table deal forest-f39 @R1C3
play table deal forest-f09 @R1C4
	record table deal forest-f09 @R1C4
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal forest-f27 @R2C1
	record table deal forest-f27 @R2C1
play table deal forest-f32 @R2C2
	record table deal forest-f32 @R2C2
play table deal forest-f18 @R2C3
	record table deal forest-f18 @R2C3
play table deal forest-f45 @R2C4
	record table deal forest-f45 @R2C4
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal forest-f12 @R3C1
	record table deal forest-f12 @R3C1
play table deal forest-f46 @R3C2
	record table deal forest-f46 @R3C2
play table deal forest-f07 @R3C3
	record table deal forest-f07 @R3C3
play table deal forest-f08 @R3C4
	record table deal forest-f08 @R3C4
play table deal forest-f21 @R3C5
	record table deal forest-f21 @R3C5
play table deal potion-p22 @D1
	record table deal potion-p22 @D1
play table deal potion-p15 @D2
	record table deal potion-p15 @D2
play table deal potion-p11 @D3
	record table deal potion-p11 @D3
play table deal potion-p05 @D4
	record table deal potion-p05 @D4
play table deal potion-p36 @D5
	record table deal potion-p36 @D5
play table deal potion-p27 @D6
	record table deal potion-p27 @D6
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player2 place player2-doll-2 @M2C1
	record player2 place player2-doll-2 @M2C1
	due The Moon Witch stands farthest in column 1, in row 2, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f27 @FOREST-player2
	record player2 buy forest-f27 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C2
	record player2 place player2-doll-3 @M2C2
play player1 place player1-doll-1 @M1C2
	record player1 place player1-doll-1 @M1C2
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 prepare potion-p11,forest-f52
	record player1 prepare potion-p11,forest-f52
play player1 done
	record player1 done
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 prepare potion-p27,forest-f27,forest-f18
	record player2 prepare potion-p27,forest-f27,forest-f18
play player2 done
	record player2 done
play player1 buy forest-f46 @FOREST-player1
	record player1 buy forest-f46 @FOREST-player1
play player1 prepare potion-p05,forest-f46
	record player1 prepare potion-p05,forest-f46
play player1 exchange spell-s1a,potion-p05,potion-p11
	record player1 exchange spell-s1a,potion-p05,potion-p11
play player1 done
	record player1 done
play table deal forest-f28 @R1C5
	record table deal forest-f28 @R1C5
play table deal forest-f36 @R2C5
	record table deal forest-f36 @R2C5
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table deal potion-p09 @D3
	record table deal potion-p09 @D3
play table deal potion-p31 @D4
	record table deal potion-p31 @D4
play table deal potion-p40 @D6
	record table deal potion-p40 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C3
	record player1 place player1-doll-1 @M2C3
play player1 cast spell-s1a
	record player1 cast spell-s1a
lay player2-doll-2 @M1C4
wait 3s
	apart 1 pieces
	ask The Star Witch may send another marionette. Is that turn over?
	- Yes
	- No: another marionette comes first
lay player1-doll-3 @M3C4
	apart 2 pieces
	record player1 place player1-doll-3 @M3C4
	record player2 place player2-doll-2 @M1C4
wait 5s

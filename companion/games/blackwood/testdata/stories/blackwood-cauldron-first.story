# The Cauldron is handed before the last marionette is sent.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f09 @R1C1
	record table deal forest-f09 @R1C1
play table deal forest-f05 @R1C2
	record table deal forest-f05 @R1C2
play table deal forest-f14 @R1C3
	record table deal forest-f14 @R1C3
play table deal forest-f21 @R1C4
	record table deal forest-f21 @R1C4
play table deal forest-f54 @R1C5
	record table deal forest-f54 @R1C5
play table deal forest-f18 @R2C1
	record table deal forest-f18 @R2C1
play table deal forest-f41 @R2C2
	record table deal forest-f41 @R2C2
play table deal forest-f03 @R2C3
	record table deal forest-f03 @R2C3
play table deal forest-f30 @R2C4
	record table deal forest-f30 @R2C4
play table deal forest-f02 @R2C5
	record table deal forest-f02 @R2C5
play table deal forest-f34 @R3C1
	record table deal forest-f34 @R3C1
play table deal forest-f25 @R3C2
	record table deal forest-f25 @R3C2
play table deal forest-f23 @R3C3
	record table deal forest-f23 @R3C3
play table deal forest-f45 @R3C4
	record table deal forest-f45 @R3C4
play table deal forest-f29 @R3C5
	record table deal forest-f29 @R3C5
play table deal potion-p25 @D1
	record table deal potion-p25 @D1
play table deal potion-p22 @D2
	record table deal potion-p22 @D2
play table deal potion-p15 @D3
	record table deal potion-p15 @D3
play table deal potion-p11 @D4
	record table deal potion-p11 @D4
play table deal potion-p14 @D5
	record table deal potion-p14 @D5
play table deal potion-p39 @D6
	record table deal potion-p39 @D6
play player2 place player2-doll-3 @M2C1
	record player2 place player2-doll-3 @M2C1
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p22,forest-f41
	record player1 prepare potion-p22,forest-f41
play player1 done
	record player1 done
play table deal forest-f08 @R2C4
	record table deal forest-f08 @R2C4
play table deal forest-f04 @R2C5
	record table deal forest-f04 @R2C5
play table deal potion-p36 @D2
	record table deal potion-p36 @D2
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player1 place player1-doll-3 @M3C2
	record player1 place player1-doll-3 @M3C2
play player1 done
	record player1 done
	due The Star Witch stands farthest in column 2, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player1 buy forest-f25 @FOREST-player1
	record player1 buy forest-f25 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f46 @R3C5
	record table deal forest-f46 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player1 buy forest-f45 @FOREST-player1
	record player1 buy forest-f45 @FOREST-player1
play player1 prepare potion-p39,forest-f25,forest-f45
	record player1 prepare potion-p39,forest-f25,forest-f45
play player1 done
	record player1 done
play table deal forest-f40 @R3C5
	record table deal forest-f40 @R3C5
play table deal potion-p02 @D6
	record table deal potion-p02 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-3 @M3C4
	record player2 place player2-doll-3 @M3C4
	due The Moon Witch stands farthest in column 4, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player2 buy forest-f21 @FOREST-player2
	record player2 buy forest-f21 @FOREST-player2
play player2 prepare potion-p14,forest-f18,forest-f21
	record player2 prepare potion-p14,forest-f18,forest-f21
play player2 done
	record player2 done
play player2 leave forest-f54
	record player2 leave forest-f54
play player2 done
	record player2 done
play player2 buy forest-f46 @FOREST-player2
	record player2 buy forest-f46 @FOREST-player2
play player2 prepare potion-p02,forest-f46
	record player2 prepare potion-p02,forest-f46
play player2 done
	record player2 done
play player1 buy forest-f40 @FOREST-player1
	record player1 buy forest-f40 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f55 @R1C4
	record table deal forest-f55 @R1C4
play table deal forest-f22 @R1C5
	record table deal forest-f22 @R1C5
play table deal forest-f07 @R3C4
	record table deal forest-f07 @R3C4
play table deal forest-f15 @R3C5
	record table deal forest-f15 @R3C5
play table deal potion-p16 @D5
	record table deal potion-p16 @D5
play table deal potion-p40 @D6
	record table deal potion-p40 @D6
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C5
	record player1 place player1-doll-2 @M3C5
play player1 exchange spell-s2a,potion-p22,potion-p39
	record player1 exchange spell-s2a,potion-p22,potion-p39
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 exchange spell-s1a,potion-p02,potion-p14
	record player2 exchange spell-s1a,potion-p02,potion-p14
play player2 buy forest-f22 @FOREST-player2
	record player2 buy forest-f22 @FOREST-player2
play player1 cast spell-s2a
	record player1 cast spell-s2a
play player1 buy forest-f15 @FOREST-player1
	record player1 buy forest-f15 @FOREST-player1
play table deal forest-f32 @R1C5
	record table deal forest-f32 @R1C5
play table deal forest-f11 @R3C5
	record table deal forest-f11 @R3C5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C2
	record player1 place player1-doll-2 @M3C2
play player2 place player2-doll-2 @M3C1
	record player2 place player2-doll-2 @M3C1
play player2 cast spell-s1a
	record player2 cast spell-s1a
lay cauldron @CAULDRON-player2
wait 2s
	hint Do not forget:
	  expected “Cauldron” lies before the Star Witch
	  seen “Cauldron” lies before the Moon Witch
lay player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
	record table hand cauldron @CAULDRON-player2
wait 3s

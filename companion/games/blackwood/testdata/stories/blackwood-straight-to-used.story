# The potions for a spell are turned over, and the spell goes straight from its pile
# to the used pile.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f06 @R1C1
	record table deal forest-f06 @R1C1
play table deal forest-f49 @R1C2
	record table deal forest-f49 @R1C2
play table deal forest-f52 @R1C3
	record table deal forest-f52 @R1C3
play table deal forest-f17 @R1C4
	record table deal forest-f17 @R1C4
play table deal forest-f53 @R1C5
	record table deal forest-f53 @R1C5
play table deal forest-f44 @R2C1
	record table deal forest-f44 @R2C1
play table deal forest-f07 @R2C2
	record table deal forest-f07 @R2C2
play table deal forest-f31 @R2C3
	record table deal forest-f31 @R2C3
play table deal forest-f18 @R2C4
	record table deal forest-f18 @R2C4
play table deal forest-f22 @R2C5
	record table deal forest-f22 @R2C5
play table deal forest-f56 @R3C1
	record table deal forest-f56 @R3C1
play table deal forest-f20 @R3C2
	record table deal forest-f20 @R3C2
play table deal forest-f26 @R3C3
	record table deal forest-f26 @R3C3
play table deal forest-f01 @R3C4
	record table deal forest-f01 @R3C4
play table deal forest-f47 @R3C5
	record table deal forest-f47 @R3C5
play table deal potion-p05 @D1
	record table deal potion-p05 @D1
play table deal potion-p08 @D2
	record table deal potion-p08 @D2
play table deal potion-p16 @D3
	record table deal potion-p16 @D3
play table deal potion-p12 @D4
	record table deal potion-p12 @D4
play table deal potion-p13 @D5
	record table deal potion-p13 @D5
play table deal potion-p27 @D6
	record table deal potion-p27 @D6
play player1 place player1-doll-1 @M2C1
	record player1 place player1-doll-1 @M2C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f44 @FOREST-player1
	record player1 buy forest-f44 @FOREST-player1
play player1 prepare potion-p12,forest-f44
	record player1 prepare potion-p12,forest-f44
play player1 done
	record player1 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play table deal forest-f09 @R2C5
	record table deal forest-f09 @R2C5
play table deal forest-f48 @R3C5
	record table deal forest-f48 @R3C5
play table deal potion-p29 @D4
	record table deal potion-p29 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C3
	record player2 place player2-doll-2 @M3C3
play player1 place player1-doll-1 @M3C4
	record player1 place player1-doll-1 @M3C4
play player1 done
	record player1 done
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M2C3
	record player2 place player2-doll-3 @M2C3
play player1 place player1-doll-3 @M1C3
	record player1 place player1-doll-3 @M1C3
play player1 done
	record player1 done
play player1 buy forest-f52 @FOREST-player1
	record player1 buy forest-f52 @FOREST-player1
play player1 done
	record player1 done
play player2 buy forest-f18 @FOREST-player2
	record player2 buy forest-f18 @FOREST-player2
play player2 prepare potion-p29,forest-f56,forest-f18
	record player2 prepare potion-p29,forest-f56,forest-f18
play player2 done
	record player2 done
play player2 buy forest-f01 @FOREST-player2
	record player2 buy forest-f01 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f47 @FOREST-player1
	record player1 buy forest-f47 @FOREST-player1
play player1 prepare potion-p08,forest-f52,forest-f47
	record player1 prepare potion-p08,forest-f52,forest-f47
play player1 done
	record player1 done
play table deal forest-f10 @R1C5
	record table deal forest-f10 @R1C5
play table deal forest-f41 @R2C5
	record table deal forest-f41 @R2C5
play table deal forest-f54 @R3C4
	record table deal forest-f54 @R3C4
play table deal forest-f23 @R3C5
	record table deal forest-f23 @R3C5
play table deal potion-p21 @D2
	record table deal potion-p21 @D2
play table deal potion-p11 @D4
	record table deal potion-p11 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C4
	record player2 place player2-doll-2 @M1C4
play player2 done
	record player2 done
play player1 exchange spell-s1a,potion-p08,potion-p12
	record player1 exchange spell-s1a,potion-p08,potion-p12
play player1 place player1-doll-2 @M2C5
	record player1 place player1-doll-2 @M2C5
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player2 buy forest-f53 @FOREST-player2
	record player2 buy forest-f53 @FOREST-player2
play player2 prepare potion-p16,forest-f01,forest-f53
	record player2 prepare potion-p16,forest-f01,forest-f53
play player2 done
	record player2 done
play table deal forest-f12 @R1C5
	record table deal forest-f12 @R1C5
play table deal potion-p34 @D3
	record table deal potion-p34 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M1C5
	record player2 place player2-doll-2 @M1C5
play player2 done
	record player2 done
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
	due The Star Witch stands farthest in column 5, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f12 @FOREST-player2
	record player2 buy forest-f12 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f41 @FOREST-player1
	record player1 buy forest-f41 @FOREST-player1
play player1 prepare potion-p21,forest-f41
	record player1 prepare potion-p21,forest-f41
play player1 done
	record player1 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 prepare potion-p11,forest-f23
	record player1 prepare potion-p11,forest-f23
play player1 done
	record player1 done
play table deal forest-f15 @R1C5
	record table deal forest-f15 @R1C5
play table deal forest-f50 @R2C5
	record table deal forest-f50 @R2C5
play table deal forest-f45 @R3C5
	record table deal forest-f45 @R3C5
play table deal potion-p35 @D2
	record table deal potion-p35 @D2
play table deal potion-p38 @D4
	record table deal potion-p38 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-2 @M3C1
	record player1 place player1-doll-2 @M3C1
play player1 cast spell-s1a
	record player1 cast spell-s1a
play player1 place player1-doll-1 @M3C2
	record player1 place player1-doll-1 @M3C2
play player1 done
	record player1 done
take potion-p16
take potion-p29
lay spell-s6a @USED-player2
wait 4s
	record player2 exchange spell-s6a,potion-p16,potion-p29
	hint The Moon Witch casts Push: which marionette is it for? Its Witch moves it to another free card.
lay player1-doll-1 @M2C4
	record player2 cast spell-s6a,player1-doll-1
	record player1 yield player1-doll-1 @M2C4
wait 5s
lay player2-doll-3 @M3C2
	record player2 place player2-doll-3 @M3C2
wait 4s

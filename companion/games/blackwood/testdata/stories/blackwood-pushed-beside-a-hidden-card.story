# A marionette is placed and then pushed by the other Witch while a card of the forest is out of
# sight: it was placed where it stood first.
game blackwood
players 2
play table crown cauldron @CAULDRON-player2
	record table crown cauldron @CAULDRON-player2
play table deal forest-f24 @R1C1
	record table deal forest-f24 @R1C1
play table deal forest-f37 @R1C2
	record table deal forest-f37 @R1C2
play table deal forest-f21 @R1C3
	record table deal forest-f21 @R1C3
play table deal forest-f31 @R1C4
	record table deal forest-f31 @R1C4
play table deal forest-f19 @R1C5
	record table deal forest-f19 @R1C5
play table deal forest-f14 @R2C1
	record table deal forest-f14 @R2C1
play table deal forest-f48 @R2C2
	record table deal forest-f48 @R2C2
play table deal forest-f23 @R2C3
	record table deal forest-f23 @R2C3
play table deal forest-f55 @R2C4
	record table deal forest-f55 @R2C4
play table deal forest-f13 @R2C5
	record table deal forest-f13 @R2C5
play table deal forest-f06 @R3C1
	record table deal forest-f06 @R3C1
play table deal forest-f30 @R3C2
	record table deal forest-f30 @R3C2
play table deal forest-f42 @R3C3
	record table deal forest-f42 @R3C3
play table deal forest-f44 @R3C4
	record table deal forest-f44 @R3C4
play table deal forest-f04 @R3C5
	record table deal forest-f04 @R3C5
play table deal potion-p32 @D1
	record table deal potion-p32 @D1
play table deal potion-p05 @D2
	record table deal potion-p05 @D2
play table deal potion-p30 @D3
	record table deal potion-p30 @D3
play table deal potion-p11 @D4
	record table deal potion-p11 @D4
play table deal potion-p23 @D5
	record table deal potion-p23 @D5
play table deal potion-p14 @D6
	record table deal potion-p14 @D6
play player2 place player2-doll-3 @M1C1
	record player2 place player2-doll-3 @M1C1
play player1 place player1-doll-3 @M1C2
	record player1 place player1-doll-3 @M1C2
play player2 buy forest-f24 @FOREST-player2
	record player2 buy forest-f24 @FOREST-player2
play player2 prepare potion-p11,forest-f24
	record player2 prepare potion-p11,forest-f24
play player2 done
	record player2 done
play player1 buy forest-f37 @FOREST-player1
	record player1 buy forest-f37 @FOREST-player1
play player1 done
	record player1 done
play table deal forest-f29 @R1C4
	record table deal forest-f29 @R1C4
play table deal forest-f16 @R1C5
	record table deal forest-f16 @R1C5
play table deal potion-p10 @D4
	record table deal potion-p10 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-2 @M3C4
	record player2 place player2-doll-2 @M3C4
play player2 done
	record player2 done
play player1 place player1-doll-2 @M3C3
	record player1 place player1-doll-2 @M3C3
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-3 @M1C3
	record player2 place player2-doll-3 @M1C3
play player2 done
	record player2 done
play player1 place player1-doll-3 @M2C3
	record player1 place player1-doll-3 @M2C3
	due The Star Witch stands farthest in column 3, in row 3, and gets the Cauldron. The Moon Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player1
	record table hand cauldron @CAULDRON-player1
play player2 buy forest-f19 @FOREST-player2
	record player2 buy forest-f19 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f23 @FOREST-player1
	record player1 buy forest-f23 @FOREST-player1
play player1 done
	record player1 done
play player1 leave forest-f42
	record player1 leave forest-f42
play player1 done
	record player1 done
play player2 buy forest-f44 @FOREST-player2
	record player2 buy forest-f44 @FOREST-player2
play player2 prepare potion-p30,forest-f19,forest-f44
	record player2 prepare potion-p30,forest-f19,forest-f44
play player2 done
	record player2 done
play table deal forest-f56 @R1C5
	record table deal forest-f56 @R1C5
play table deal forest-f43 @R2C5
	record table deal forest-f43 @R2C5
play table deal forest-f09 @R3C4
	record table deal forest-f09 @R3C4
play table deal forest-f35 @R3C5
	record table deal forest-f35 @R3C5
play table deal potion-p26 @D3
	record table deal potion-p26 @D3
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M2C4
	record player1 place player1-doll-1 @M2C4
play player2 place player2-doll-1 @M2C5
	record player2 place player2-doll-1 @M2C5
play player2 done
	record player2 done
play player1 buy forest-f13 @FOREST-player1
	record player1 buy forest-f13 @FOREST-player1
play player1 prepare potion-p23,forest-f23,forest-f13
	record player1 prepare potion-p23,forest-f23,forest-f13
play player1 done
	record player1 done
play player2 exchange spell-s6a,potion-p11,potion-p30
	record player2 exchange spell-s6a,potion-p11,potion-p30
play player2 buy forest-f43 @FOREST-player2
	record player2 buy forest-f43 @FOREST-player2
play player2 prepare potion-p32,forest-f43
	record player2 prepare potion-p32,forest-f43
play player2 done
	record player2 done
play table deal forest-f25 @R2C4
	record table deal forest-f25 @R2C4
play table deal forest-f07 @R2C5
	record table deal forest-f07 @R2C5
play table deal potion-p07 @D1
	record table deal potion-p07 @D1
play table deal potion-p40 @D5
	record table deal potion-p40 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 place player1-doll-1 @M3C5
	record player1 place player1-doll-1 @M3C5
play player1 done
	record player1 done
play player2 place player2-doll-1 @M1C5
	record player2 place player2-doll-1 @M1C5
play player2 done
	record player2 done
play player2 buy forest-f56 @FOREST-player2
	record player2 buy forest-f56 @FOREST-player2
play player2 done
	record player2 done
play player1 buy forest-f35 @FOREST-player1
	record player1 buy forest-f35 @FOREST-player1
play player1 prepare potion-p40,forest-f37,forest-f35
	record player1 prepare potion-p40,forest-f37,forest-f35
play player1 done
	record player1 done
play table deal forest-f53 @R1C5
	record table deal forest-f53 @R1C5
play table deal forest-f26 @R3C5
	record table deal forest-f26 @R3C5
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table advance forest-tracker
	record table advance forest-tracker
play player1 exchange spell-s2a,potion-p23,potion-p40
	record player1 exchange spell-s2a,potion-p23,potion-p40
play player1 place player1-doll-3 @M1C1
	record player1 place player1-doll-3 @M1C1
lay spell-s6a @USED-player2
take forest-f53
wait 2s
	apart 1 pieces
lay player1-doll-3 @M3C3
	apart 2 pieces
wait 8s
	ask Does the Moon Witch push the Star Witch's marionette 3?
	- Yes
	- We put it back
lay forest-f53 @R1C5
	apart 1 pieces
	record player2 cast spell-s6a,player1-doll-3
	record player1 yield player1-doll-3 @M3C3
wait 10.7s

# Star has bought one of the Pedlar's cards, thinks again and takes another one.
game blackwood
players 2
play table crown cauldron @CAULDRON-player1
	record table crown cauldron @CAULDRON-player1
play table deal forest-f17 @R1C1
	record table deal forest-f17 @R1C1
play table deal forest-f23 @R1C2
	record table deal forest-f23 @R1C2
play table deal forest-f27 @R1C3
	record table deal forest-f27 @R1C3
play table deal forest-f19 @R1C4
	record table deal forest-f19 @R1C4
play table deal forest-f30 @R1C5
	record table deal forest-f30 @R1C5
play table deal forest-f01 @R2C1
	record table deal forest-f01 @R2C1
play table deal forest-f21 @R2C2
	record table deal forest-f21 @R2C2
play table deal forest-f09 @R2C3
	record table deal forest-f09 @R2C3
play table deal forest-f13 @R2C4
	record table deal forest-f13 @R2C4
play table deal forest-f25 @R2C5
	record table deal forest-f25 @R2C5
play table deal forest-f18 @R3C1
	record table deal forest-f18 @R3C1
play table deal forest-f24 @R3C2
	record table deal forest-f24 @R3C2
play table deal forest-f28 @R3C3
	record table deal forest-f28 @R3C3
play table deal forest-f22 @R3C4
	record table deal forest-f22 @R3C4
play table deal forest-f20 @R3C5
	record table deal forest-f20 @R3C5
play table deal potion-p01 @D1
	record table deal potion-p01 @D1
play table deal potion-p11 @D2
	record table deal potion-p11 @D2
play table deal potion-p21 @D3
	record table deal potion-p21 @D3
play table deal potion-p31 @D4
	record table deal potion-p31 @D4
play table deal potion-p02 @D5
	record table deal potion-p02 @D5
play table deal potion-p22 @D6
	record table deal potion-p22 @D6
play player1 place player1-doll-1 @M1C1
	record player1 place player1-doll-1 @M1C1
play player2 place player2-doll-1 @M3C1
	record player2 place player2-doll-1 @M3C1
	due The Moon Witch stands farthest in column 1, in row 3, and gets the Cauldron. The Star Witch is nearest and is fetched first.
play table hand cauldron @CAULDRON-player2
	record table hand cauldron @CAULDRON-player2
play player1 buy forest-f17 @FOREST-player1
	record player1 buy forest-f17 @FOREST-player1
play player1 prepare potion-p01,forest-f17
	record player1 prepare potion-p01,forest-f17
play player1 done
	record player1 done
play player2 leave forest-f18
	record player2 leave forest-f18
play player2 done
	record player2 done
play table deal forest-f40 @R1C5
	record table deal forest-f40 @R1C5
play table deal forest-f41 @R3C5
	record table deal forest-f41 @R3C5
play table deal potion-p07 @D1
	record table deal potion-p07 @D1
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C2
	record player2 place player2-doll-1 @M3C2
play player1 place player1-doll-1 @M2C2
	record player1 place player1-doll-1 @M2C2
play player1 done
	record player1 done
play player1 buy forest-f21 @FOREST-player1
	record player1 buy forest-f21 @FOREST-player1
play player1 prepare potion-p31,forest-f21
	record player1 prepare potion-p31,forest-f21
play player1 exchange spell-s5a,potion-p01,potion-p31
	record player1 exchange spell-s5a,potion-p01,potion-p31
play player1 done
	record player1 done
play player2 leave forest-f28
	record player2 leave forest-f28
play player2 done
	record player2 done
play table deal forest-f42 @R2C5
	record table deal forest-f42 @R2C5
play table deal forest-f43 @R3C5
	record table deal forest-f43 @R3C5
play table deal potion-p08 @D4
	record table deal potion-p08 @D4
play table advance forest-tracker
	record table advance forest-tracker
play player2 place player2-doll-1 @M3C5
	record player2 place player2-doll-1 @M3C5
lay spell-s5a @USED-player1
	record player1 cast spell-s5a
lay forest-f31 @SHOW
	record table show forest-f31 @SHOW
lay forest-f32 @SHOW
	record table show forest-f32 @SHOW
lay forest-f33 @SHOW
	record table show forest-f33 @SHOW
lay forest-f34 @SHOW
	record table show forest-f34 @SHOW
lay forest-f35 @SHOW
	record table show forest-f35 @SHOW
wait 3s
lay forest-f31 @FOREST-player1
take forest-f32
take forest-f33
take forest-f34
take forest-f35
wait 4s
	record player1 buy forest-f31 @FOREST-player1
take forest-f31
lay forest-f32 @FOREST-player1
wait 8s
	apart 1 pieces
	revoke player1 buy forest-f31 @FOREST-player1
	record player1 buy forest-f32 @FOREST-player1
lay player1-doll-1 @M1C3
	record player1 place player1-doll-1 @M1C3
	due The Star Witch stands farthest in column 3, in row 1, and gets the Cauldron. The Star Witch is nearest and is fetched first.
wait 4s
